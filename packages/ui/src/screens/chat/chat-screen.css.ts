import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** One screen high, so that the place to write is always in sight. */
export const page = style(
  inScreens({
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr)",
    gap: vars.space.m,
    height: "calc(100dvh - 5.5rem)",
    minHeight: "30rem",
    paddingBlock: vars.space.m,
    "@media": { [from.desktop]: { gridTemplateRows: "auto minmax(0, 1fr)", paddingBlock: vars.space.l } },
  }),
);
export const panes = style(
  inScreens({
    display: "grid",
    minHeight: 0,
    gap: vars.space.xl,
    "@media": { [from.desktop]: { gridTemplateColumns: "21rem minmax(0, 1fr)" } },
  }),
);
export const list = style(inScreens({ overflowY: "auto", minHeight: 0 }));
/** Beside an open conversation the list shows only where there is room for both. */
export const listBeside = style([
  list,
  inScreens({
    "@media": {
      [upTo.desktop]: { display: "none" },
      [from.desktop]: { borderInlineEnd: `1px solid ${vars.color.line}`, paddingInlineEnd: vars.space.m },
    },
  }),
]);
export const open = style(
  inScreens({ flex: 1, minHeight: 0, minWidth: 0, display: "flex", flexDirection: "column" }),
);
export const noneOpen = style([
  open,
  inScreens({ justifyContent: "center", "@media": { [upTo.desktop]: { display: "none" } } }),
]);
export const onlyNarrow = style(inScreens({ "@media": { [from.desktop]: { display: "none" } } }));
export const onlyWide = style(inScreens({ "@media": { [upTo.desktop]: { display: "none" } } }));
/** The drawer's body scrolls as a whole; a conversation fills it and scrolls within. */
export const inDrawer = style(
  inScreens({ height: "calc(100dvh - 8.5rem)", display: "flex", flexDirection: "column", minHeight: 0 }),
);
