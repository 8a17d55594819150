import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const item = style(
  inComponents({
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { "&:first-of-type": { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const summary = style(
  inComponents({
    ...typeface("strong"),
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    minHeight: "3.5rem",
    paddingBlock: vars.space.s,
  }),
);
export const aside = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    marginInlineStart: "auto",
    textAlign: "end",
  }),
);
export const sign = style(
  inComponents({
    flex: "none",
    width: "1.2rem",
    height: "1.2rem",
    strokeWidth: 1.6,
    transition: `transform ${vars.motion.quick}`,
    selectors: { "details[open] > summary > &": { transform: "rotate(45deg)" } },
  }),
);
export const body = style(inComponents({ paddingBottom: vars.space.l }));
