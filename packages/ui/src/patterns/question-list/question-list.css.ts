import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  inPatterns({ display: "flex", flexDirection: "column", maxWidth: vars.measure.text }),
);
export const item = style(
  inPatterns({
    paddingBlock: vars.space.l,
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { "&:first-child": { paddingTop: 0 }, "&:last-child": { borderBottom: 0 } },
  }),
);
/** User text: keeps line breaks and never exceeds the page's width. */
const written = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
export const question = style(inPatterns({ ...typeface("strong"), ...written }));
export const who = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
export const seller = style(inPatterns({ ...typeface("label"), color: vars.color.ink }));
export const text = style(inPatterns(written));
export const answer = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    marginTop: vars.space.s,
    padding: `${vars.space.s} ${vars.space.m}`,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
  }),
);
export const form = style(inPatterns({ marginTop: vars.space.s }));
