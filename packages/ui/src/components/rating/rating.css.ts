import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const display = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4em",
    whiteSpace: "nowrap",
    "@media": { [upTo.phone]: { flexWrap: "wrap" } },
  }),
);
export const size = styleVariants({ small: typeface("small"), body: typeface("body") }, inComponents);
export const stars = style(inComponents({ height: "0.95em", width: "auto", flex: "none" }));
export const empty = style(inComponents({ fill: "none", stroke: vars.color.star, strokeWidth: 1.2 }));
export const filled = style(
  inComponents({ fill: vars.color.star, stroke: vars.color.star, strokeWidth: 1.2 }),
);
export const figure = style(inComponents({ fontWeight: 600, fontVariantNumeric: "tabular-nums" }));
export const count = style(inComponents({ color: vars.color.inkSoft }));

/** A star and the radio button over it share a column. */
const columns = Object.fromEntries(
  [1, 2, 3, 4, 5].map((nth) => [`&:nth-of-type(${nth})`, { gridColumn: nth }]),
);

export const input = style(
  inComponents({
    display: "grid",
    justifyContent: "start",
    // Left to right in every language, like other ratings: the right arrow increases the value.
    direction: "ltr",
    // Narrower than a control where the text is large and the page is not.
    gridTemplateColumns: `repeat(5, minmax(0, ${vars.control.medium}))`,
    gridAutoRows: vars.control.medium,
  }),
);
export const radio = style(
  inComponents({
    zIndex: vars.layer.raised,
    gridRow: 1,
    margin: 0,
    opacity: 0,
    cursor: "pointer",
    selectors: columns,
  }),
);
export const choice = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    gridRow: 1,
    borderRadius: vars.radius.control,
    selectors: {
      ...columns,
      [`${radio}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}` },
    },
  }),
);
export const star = style(
  inComponents({
    width: "1.8rem",
    maxWidth: "100%",
    height: "1.8rem",
    fill: "none",
    stroke: vars.color.star,
    strokeWidth: 1.2,
    // A star is filled when it or a later one is chosen.
    selectors: {
      [`${radio}:checked + ${choice} &`]: { fill: vars.color.star },
      [`${choice}:has(~ ${radio}:checked) &`]: { fill: vars.color.star },
      [`${radio}:hover + ${choice} &`]: { fill: vars.color.star },
      [`${choice}:has(~ ${radio}:hover) &`]: { fill: vars.color.star },
    },
  }),
);
