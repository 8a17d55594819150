import { globalStyle, style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** Long reading: slightly larger type and more line height. */
export const body = style(
  inPatterns({
    ...typeface("body"),
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    fontSize: "1.0625rem",
    lineHeight: "1.7",
    maxWidth: "42rem",
    overflowWrap: "break-word",
  }),
);
export const heading = style(inPatterns({ paddingTop: vars.space.l, scrollMarginTop: "6rem" }));
export const list = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    paddingInlineStart: "1.4rem",
    listStyle: "disc",
    selectors: { "ol&": { listStyle: "decimal" } },
  }),
);
globalStyle(`${list} > li::marker`, inPatterns({ color: vars.color.accent }));
globalStyle(`${list} > li`, inPatterns({ paddingInlineStart: vars.space.xs }));
export const quote = style(
  inPatterns({
    ...typeface("heading"),
    fontStyle: "italic",
    color: vars.color.accent,
    paddingBlock: vars.space.l,
    textWrap: "balance",
    "@media": { [from.desktop]: { paddingBlock: vars.space.xl } },
  }),
);
export const note = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    padding: vars.space.l,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
  }),
);
