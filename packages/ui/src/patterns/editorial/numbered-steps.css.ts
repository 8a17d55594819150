import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const steps = style(
  inPatterns({
    display: "grid",
    gap: vars.space.l,
    counterReset: "step",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.xl },
      [from.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);
export const step = style(
  inPatterns({
    counterIncrement: "step",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    borderTop: `1px solid ${vars.color.line}`,
    paddingTop: vars.space.m,
    selectors: {
      "&::before": { ...typeface("figure"), content: "counter(step)", color: vars.color.accent },
    },
  }),
);
/** Figures instead of numbers: the claim itself comes first. */
export const claim = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    borderTop: `1px solid ${vars.color.line}`,
    paddingTop: vars.space.m,
  }),
);
export const figure = style(inPatterns({ ...typeface("figure"), color: vars.color.ink }));
