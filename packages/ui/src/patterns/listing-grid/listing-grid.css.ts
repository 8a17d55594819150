import { style, styleVariants } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const grid = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.s,
    rowGap: vars.space.l,
    "@media": {
      [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [from.tablet]: {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        columnGap: vars.space.l,
        rowGap: vars.space.xl,
      },
      [from.desktop]: { rowGap: vars.space.xxl },
    },
  }),
);
export const columns = styleVariants(
  {
    // As many columns as fit, four at most.
    three: {
      "@media": {
        [from.wide]: {
          gridTemplateColumns: `repeat(auto-fill, minmax(max(15.5rem, (100% - 3 * ${vars.space.l}) / 4), 1fr))`,
        },
      },
    },
    four: {
      "@media": {
        [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        [from.broad]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
      },
    },
  },
  inPatterns,
);

/** Hides the last row of this many columns if it is incomplete, unless it is the only one. */
const withoutIncompleteRow = (count: number) => {
  const start = `:nth-child(${count}n + ${count + 1}):nth-last-child(-n + ${count - 1})`;
  return { selectors: { [`&${start}, ${start} ~ &`]: { display: "none" } } };
};
export const onShelf = style(
  inPatterns({
    "@media": {
      [upTo.tablet]: withoutIncompleteRow(2),
      [`${from.tablet} and ${upTo.desktop}`]: withoutIncompleteRow(3),
      [`${from.desktop} and ${upTo.broad}`]: withoutIncompleteRow(4),
      [from.broad]: withoutIncompleteRow(5),
    },
  }),
);
