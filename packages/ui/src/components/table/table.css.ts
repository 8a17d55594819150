import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const scroll = style(inComponents({ overflowX: "auto" }));
export const head = style(
  inComponents({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingBlock: vars.space.xs,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.lineStrong}`,
    whiteSpace: "nowrap",
  }),
);
export const cell = style(
  inComponents({
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.line}`,
    verticalAlign: "top",
    fontWeight: 400,
  }),
);
export const align = styleVariants(
  { start: { textAlign: "start" }, end: { textAlign: "end", fontVariantNumeric: "tabular-nums" } } as const,
  inComponents,
);
