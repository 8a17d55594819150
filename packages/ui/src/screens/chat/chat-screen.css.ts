import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const all = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    paddingBlock: `${vars.space.l} ${vars.space.section}`,
  }),
);
/** Hands its height on through the container. */
export const filled = style(
  inScreens({ display: "grid", gridTemplateRows: "minmax(0, 1fr)", height: "100%" }),
);
export const page = style(
  inScreens({
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr)",
    height: "100%",
    minHeight: 0,
    paddingBottom: vars.space.s,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "21rem minmax(0, 1fr)",
        gridTemplateRows: "auto minmax(0, 1fr)",
        columnGap: vars.space.xl,
        paddingBlock: vars.space.l,
      },
    },
  }),
);
/** Up to the desktop the conversation needs the height; the title is still read aloud. */
export const titleBeside = style(
  inScreens({
    paddingBottom: vars.space.m,
    "@media": {
      [upTo.desktop]: { position: "absolute", clipPath: "inset(50%)", width: "1px", height: "1px" },
      [from.desktop]: { gridColumn: "1 / -1" },
    },
  }),
);
export const listBeside = style(
  inScreens({
    overflowY: "auto",
    minHeight: 0,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    paddingInlineEnd: vars.space.m,
    "@media": { [upTo.desktop]: { display: "none" } },
  }),
);
export const open = style(inScreens({ minHeight: 0, minWidth: 0, height: "100%" }));
export const onlyNarrow = style(inScreens({ "@media": { [from.desktop]: { display: "none" } } }));
/** Fills the drawer's body and scrolls within. */
export const inDrawer = style(inScreens({ height: "100%", minHeight: "14rem" }));
