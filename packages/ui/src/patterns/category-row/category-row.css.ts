import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style(
  inPatterns({
    display: "none",
    pointerEvents: "auto",
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line}`,
    transition: `transform ${vars.motion.calm} ease, visibility ${vars.motion.calm}`,
    // It gives way without moving the page below.
    selectors: { "&[data-hidden]": { transform: "translateY(-100%)", visibility: "hidden" } },
    "@media": { [from.desktop]: { display: "block" } },
  }),
);
export const list = style(
  inPatterns({
    display: "flex",
    justifyContent: "center",
    gap: "clamp(1rem, 2.4vw, 2.25rem)",
    overflowX: "auto",
    scrollbarWidth: "none",
  }),
);
export const link = style(
  inPatterns({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    whiteSpace: "nowrap",
    borderBottom: "2px solid transparent",
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      "&:hover": { borderBottomColor: vars.color.lineStrong },
      '&[aria-current="page"]': { borderBottomColor: vars.color.ink },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
  }),
);
export const sale = style(inPatterns({ color: vars.color.accent }));
