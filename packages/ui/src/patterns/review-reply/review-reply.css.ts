import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const reply = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    minWidth: 0,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `2px solid ${vars.color.line}`,
  }),
);
export const who = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
export const name = style(inPatterns({ ...typeface("label"), color: vars.color.ink }));
export const text = style(inPatterns({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));
