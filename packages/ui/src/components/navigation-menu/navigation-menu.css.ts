import { keyframes, style } from "@vanilla-extract/css";
import { keepsTransparent } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { reducedMotion, from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** As wide as the page, and centered like everything on it. */
export const list = style(
  inComponents({
    display: "flex",
    justifyContent: "center",
    gap: "clamp(0.75rem, 2.1vw, 2.25rem)",
    width: "100%",
    maxWidth: `calc(${vars.measure.page} + ${vars.space.xxl} * 2)`,
    marginInline: "auto",
    paddingInline: vars.space.m,
    "@media": { [from.desktop]: { paddingInline: vars.space.xxl } },
  }),
);
export const tab = style(
  inComponents({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    whiteSpace: "nowrap",
    borderBottom: "2px solid transparent",
    ...keepsTransparent,
    cursor: "pointer",
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      "&:hover": { borderBottomColor: vars.color.lineStrong },
      '&[aria-current="page"], &[data-state="open"]': { borderBottomColor: vars.color.ink },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
  }),
);
export const emphasis = style(inComponents({ color: vars.color.accent }));
const settle = keyframes({ from: { opacity: 0 } });
/** From edge to edge below the tabs, without a gap that a pointer could fall into. */
export const panel = style(
  inComponents({
    position: "absolute",
    insetInline: 0,
    top: "100%",
    maxHeight: "calc(100vh - 9rem)",
    overflowY: "auto",
    background: vars.color.surface,
    color: vars.color.ink,
    borderBlock: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    animation: `${settle} ${vars.motion.quick} ease-out`,
    "@media": { [reducedMotion]: { animation: "none" } },
  }),
);
