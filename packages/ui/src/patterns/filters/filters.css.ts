import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, coarsePointer, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const option = style(
  inPatterns({
    ...typeface("body"),
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.s,
    minHeight: "2rem",
    alignItems: "center",
    color: vars.color.ink,
    selectors: { '&[aria-current="true"]': { fontWeight: 600 } },
    "@media": {
      [canHover]: {
        selectors: {
          "&:hover": {
            textDecoration: "underline",
            textUnderlineOffset: "0.22em",
            textDecorationThickness: "1px",
          },
        },
      },
      [coarsePointer]: { minHeight: vars.control.medium },
    },
  }),
);
export const up = style([
  option,
  inPatterns({ color: vars.color.inkSoft, justifyContent: "flex-start", gap: vars.space.xxs }),
]);
export const upSign = style(inPatterns({ width: "1rem", height: "1rem", flex: "none" }));
export const count = style(
  inPatterns({ ...typeface("small"), color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" }),
);
export const chosen = style(inPatterns({ width: "1rem", height: "1rem", flex: "none" }));
export const rest = style({});
export const restSummary = style(
  inPatterns({
    selectors: { [`${rest}[open] > &`]: { display: "none" } },
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2rem",
    color: vars.color.inkSoft,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    textDecorationThickness: "1px",
  }),
);
export const scroll = style(
  inPatterns({ maxHeight: "22rem", overflowY: "auto", paddingInlineEnd: vars.space.xs }),
);
export const chips = style(
  inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, alignItems: "center" }),
);
/** Next to the results; on narrow screens only after following the link, without JavaScript. */
export const beside = style(
  inPatterns({
    "@media": {
      [upTo.desktop]: { order: 2, display: "none", selectors: { "&:target": { display: "block" } } },
    },
  }),
);
