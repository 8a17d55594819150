import { style, styleVariants } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const price = style(
  inPatterns({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "0.5em",
    fontVariantNumeric: "lining-nums",
  }),
);
export const now = styleVariants(
  { row: { ...typeface("label"), fontWeight: 600 }, page: typeface("figure") },
  inPatterns,
);
export const before = styleVariants({ row: typeface("small"), page: typeface("body") }, (rule) =>
  inPatterns({
    ...rule,
    color: vars.color.inkSoft,
    textDecoration: "line-through",
    textDecorationThickness: "1px",
  }),
);
export const lowered = style(inPatterns({ color: vars.color.accent }));
export const saved = style(inPatterns({ ...typeface("label"), color: vars.color.accent }));
