import { keyframes, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
export const floating = style(
  inComponents({
    zIndex: vars.layer.floating,
    minWidth: "min(13rem, calc(100vw - 2rem))",
    maxWidth: "min(22rem, calc(100vw - 2rem))",
    maxHeight: "var(--radix-popper-available-height)",
    overflowY: "auto",
    background: vars.color.surface,
    color: vars.color.ink,
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    animation: `${settle} ${vars.motion.quick} ease-out`,
    selectors: { "&:focus-visible": { outline: "none", borderRadius: vars.radius.panel } },
  }),
);
export const padded = style(inComponents({ padding: vars.space.m }));
