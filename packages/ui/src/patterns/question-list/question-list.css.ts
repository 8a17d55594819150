import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const item = style(
  inPatterns({
    paddingBlock: vars.space.m,
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { "&:first-child": { paddingTop: 0 }, "&:last-child": { borderBottom: 0 } },
  }),
);
export const question = style(inPatterns(typeface("strong")));
export const who = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
export const answer = style(
  inPatterns({
    marginTop: vars.space.s,
    paddingInlineStart: vars.space.m,
    borderInlineStart: `2px solid ${vars.color.plaster}`,
  }),
);
