import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const trail = style(inScreens({ paddingBlock: vars.space.m }));
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
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(20rem, 5fr)",
        columnGap: "clamp(2.5rem, 5vw, 5rem)",
      },
      // A square picture that is wider would not be seen whole in the window.
      [from.broad]: {
        gridTemplateColumns: "minmax(0, 52rem) minmax(24rem, 44rem)",
        justifyContent: "space-between",
      },
    },
  }),
);
/** On a phone the pictures reach from edge to edge. */
export const pictures = style(
  inScreens({ minWidth: 0, "@media": { [upTo.tablet]: { marginInline: `calc(-1 * ${vars.space.m})` } } }),
);
const column = { display: "flex", flexDirection: "column", gap: vars.space.l, minWidth: 0 } as const;
/** On a tablet delivery and seller are as wide as the page, below the pictures, which are shorter than the column. */
export const side = style(
  inScreens({
    ...column,
    "@media": {
      [from.tablet]: { display: "contents" },
      [from.desktop]: { display: "flex", position: "sticky", top: "6.5rem" },
    },
  }),
);
export const buy = style(inScreens(column));
export const maker = style(inScreens({ marginBottom: vars.space.xs }));
export const about = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(20rem, 5fr)",
        columnGap: "clamp(2.5rem, 5vw, 5rem)",
      },
    },
  }),
);
export const rule = style(
  inScreens({ gridColumn: "1 / -1", borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space.l }),
);
