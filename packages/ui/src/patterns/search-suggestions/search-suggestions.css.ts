import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = style(inPatterns({ position: "relative", width: "100%" }));
export const list = style(
  inPatterns({
    position: "absolute",
    insetInline: 0,
    insetBlockStart: `calc(100% + ${vars.space.xs})`,
    zIndex: vars.layer.floating,
    maxHeight: "70vh",
    overflowY: "auto",
    paddingBlock: vars.space.xs,
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.high,
  }),
);
export const title = style(
  inPatterns({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
  }),
);
export const option = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "2.75rem",
    paddingInline: vars.space.m,
    cursor: "pointer",
    selectors: { "&[aria-selected=true], &:hover": { background: vars.color.sunken } },
  }),
);
export const picture = style(inPatterns({ width: "2.5rem", flexShrink: 0, marginBlock: vars.space.xxs }));
export const words = style(
  inPatterns({ flex: 1, minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
);
export const aside = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
