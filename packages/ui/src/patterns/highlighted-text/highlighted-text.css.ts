import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const mark = style(
  inPatterns({
    background: vars.color.accentSoft,
    color: vars.color.ink,
    borderRadius: vars.radius.picture,
    boxDecorationBreak: "clone",
    // In forced colors, an underline replaces the background.
    textDecoration: `underline ${vars.color.accent} 1px`,
    textUnderlineOffset: "0.22em",
  }),
);
