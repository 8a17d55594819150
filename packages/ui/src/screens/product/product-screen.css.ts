import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const trail = style(inScreens({ paddingBlock: vars.space.m }));
const gap = "clamp(2.5rem, 5vw, 5rem)";
// A square picture that is wider would not be seen whole in the window.
const mainWidth = `min(52rem, (100% - ${gap}) * 7 / 12)`;
const sideWidth = `min(44rem, 100% - ${gap} - ${mainWidth})`;

/**
 * Two columns that flow independently, whatever the height of what is beside them. They are floats, because the parts
 * of both alternate in the order of reading and of a phone: pictures, buying, description, size.
 */
export const columns = style(inScreens({ "@media": { [from.desktop]: { display: "flow-root" } } }));
const inMainColumn = { float: "inline-start", clear: "inline-start", width: mainWidth } as const;
const inSideColumn = { float: "inline-end", clear: "inline-end", width: sideWidth } as const;
/** Below both columns, and above what follows. */
export const wholeWidth = style(inScreens({ clear: "both" }));

export const top = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(18rem, 1fr)",
        columnGap: vars.space.xl,
        alignItems: "start",
      },
      [from.desktop]: { display: "contents" },
    },
  }),
);
/** On a phone the pictures reach from edge to edge. */
export const pictures = style(
  inScreens({
    minWidth: 0,
    "@media": {
      [upTo.tablet]: { marginInline: `calc(-1 * ${vars.space.m})` },
      [from.desktop]: inMainColumn,
    },
  }),
);
const column = { display: "flex", flexDirection: "column", gap: vars.space.l, minWidth: 0 } as const;
/** On a tablet delivery and seller are as wide as the page, below the pictures, which are shorter than the column. */
export const side = style(
  inScreens({
    ...column,
    "@media": {
      [from.tablet]: { display: "contents" },
      [from.desktop]: { ...inSideColumn, display: "flex" },
    },
  }),
);
export const buy = style(inScreens(column));
export const maker = style(inScreens({ marginBottom: vars.space.xs }));
export const description = style(inScreens({ "@media": { [from.desktop]: inMainColumn } }));
export const size = style(inScreens({ "@media": { [from.desktop]: inSideColumn } }));
export const questions = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    "@media": {
      [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(20rem, 5fr)", columnGap: gap },
    },
  }),
);
export const rule = style(
  inScreens({ gridColumn: "1 / -1", borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space.l }),
);
