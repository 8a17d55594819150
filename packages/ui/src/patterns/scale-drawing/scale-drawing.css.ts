import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style(inPatterns({ margin: 0 }));
export const drawing = style(
  inPatterns({
    width: "100%",
    height: "auto",
    maxHeight: "19rem",
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.picture,
  }),
);
export const person = style(inPatterns({ fill: vars.color.line }));
export const piece = style(
  inPatterns({ fill: vars.color.accentSoft, stroke: vars.color.accent, strokeWidth: 0.7 }),
);
export const floor = style(inPatterns({ stroke: vars.color.lineStrong, strokeWidth: 0.5 }));
export const measure = style(inPatterns({ stroke: vars.color.ink, strokeWidth: 0.45, fill: "none" }));
export const figure = style(
  inPatterns({
    direction: "ltr",
    fill: vars.color.ink,
    fontSize: "5.2px",
    fontFamily: vars.family.text,
    fontWeight: 550,
  }),
);
