import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(
  inScreens({
    paddingBlock: `${vars.space.l} ${vars.space.section}`,
    display: "flex",
    flexDirection: "column",
    gap: vars.space.l,
    "@media": { [from.tablet]: { paddingTop: vars.space.xl } },
  }),
);
export const layout = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    "@media": {
      [from.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gap: vars.space.xxl },
      [from.wide]: { gridTemplateColumns: "16.5rem minmax(0, 1fr)" },
    },
  }),
);
export const results = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl, minWidth: 0 }),
);
export const busy = style([results, inScreens({ cursor: "progress" })]);
// Only the pictures fade: the text stays readable.
globalStyle(`${busy} picture`, inScreens({ opacity: 0.5, transition: `opacity ${vars.motion.medium}` }));
export const bar = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
  }),
);
/** A row of its own on a phone, above the number of pieces. */
export const controls = style(
  inScreens({
    display: "flex",
    flexBasis: "100%",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: vars.space.s,
    "@media": { [from.tablet]: { display: "contents" } },
  }),
);
/** Before the sort order where all are in one row. Nothing in it takes the focus, so its order may differ. */
export const count = style(inScreens({ flex: 1, "@media": { [from.tablet]: { order: -1 } } }));
export const onlyNarrow = style(inScreens({ order: -2, "@media": { [from.desktop]: { display: "none" } } }));
