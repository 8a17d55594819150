import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedBorder, forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

const fromEnd = keyframes({ from: { transform: "translateX(100%)" } });
const fromStart = keyframes({ from: { transform: "translateX(-100%)" } });

export const panel = style(
  inComponents({
    position: "fixed",
    insetBlock: 0,
    zIndex: vars.layer.panel,
    display: "flex",
    flexDirection: "column",
    width: "min(27rem, 100vw)",
    background: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.high,
    "@media": { [forcedColors]: forcedBorder },
    selectors: { "&:focus-visible": { outline: "none", borderRadius: 0 } },
  }),
);
const ease = `${vars.motion.medium} cubic-bezier(0.2, 0.8, 0.2, 1)`;
export const side = styleVariants(
  {
    end: {
      insetInlineEnd: 0,
      animation: `${fromEnd} ${ease}`,
      selectors: { "[dir=rtl] &": { animationName: fromStart } },
    },
    start: {
      insetInlineStart: 0,
      animation: `${fromStart} ${ease}`,
      selectors: { "[dir=rtl] &": { animationName: fromEnd } },
    },
  },
  inComponents,
);
export const wide = style(inComponents({ width: "min(32rem, 100vw)" }));
