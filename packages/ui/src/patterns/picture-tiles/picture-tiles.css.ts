import { style, styleVariants } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** All of them in sight at once: two beside each other on a phone. */
export const grid = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.m,
    rowGap: vars.space.l,
    "@media": { [from.tablet]: { columnGap: vars.space.l, rowGap: vars.space.xl } },
  }),
);
export const columns = styleVariants(
  {
    three: { "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
    four: { "@media": { [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } },
  },
  inPatterns,
);
