import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

const ink = createVar();
const ground = createVar();

export const tone = styleVariants({
  page: inPatterns({ vars: { [ink]: vars.color.ink, [ground]: vars.color.ground } }),
  inverse: inPatterns({ vars: { [ink]: vars.color.onInverse, [ground]: vars.color.inverse } }),
});
export const choices = style(inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.xs }));
export const choice = style(
  inPatterns({
    ...typeface("label"),
    minHeight: vars.control.medium,
    paddingInline: vars.space.m,
    border: `1px solid ${ink}`,
    borderRadius: vars.radius.full,
    color: ink,
    selectors: {
      "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.22em" },
      '&[aria-pressed="true"]': { ...withoutTextPlate, background: ink, color: ground },
    },
  }),
);
