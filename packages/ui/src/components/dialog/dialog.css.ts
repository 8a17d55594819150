import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedBorder, forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1.5rem)" } });

/** A scrolling box clips the focus ring of its first control without it. */
const focusRingRoom = "0.25rem";

export const scrim = style(
  inComponents({
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.scrim,
    background: vars.color.scrim,
    animation: `${appear} ${vars.motion.medium} ease-out`,
  }),
);
export const panel = style(
  inComponents({
    position: "fixed",
    zIndex: vars.layer.panel,
    insetInline: 0,
    bottom: 0,
    maxHeight: "92dvh",
    display: "flex",
    flexDirection: "column",
    background: vars.color.surface,
    color: vars.color.ink,
    borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
    boxShadow: vars.shadow.high,
    animation: `${rise} ${vars.motion.medium} cubic-bezier(0.2, 0.8, 0.2, 1)`,
    selectors: { "&:focus-visible": { outline: "none" } },
    "@media": {
      [forcedColors]: forcedBorder,
      [from.tablet]: {
        inset: 0,
        margin: "auto",
        height: "fit-content",
        maxHeight: "min(46rem, 88dvh)",
        borderRadius: vars.radius.panel,
      },
    },
  }),
);
export const size = styleVariants({ small: "26rem", medium: "34rem", large: "56rem" }, (width) =>
  inComponents({ "@media": { [from.tablet]: { width: `min(${width}, 92vw)` } } }),
);
export const head = style(
  inComponents({
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: vars.space.m,
    paddingInline: vars.space.l,
    paddingTop: vars.space.l,
    paddingBottom: `calc(${vars.space.s} - ${focusRingRoom})`,
    // With large text, a long word of the title breaks before it moves the button out of the window.
    overflowWrap: "anywhere",
    // The button has room of its own around its icon.
    "@media": { [upTo.phone]: { gap: 0 } },
  }),
);
export const close = style(inComponents({ flexShrink: 0, marginTop: "-0.5rem", marginInlineEnd: "-0.7rem" }));
export const description = style(inComponents({ color: vars.color.inkSoft, marginTop: vars.space.xxs }));
export const body = style(
  inComponents({
    overflowY: "auto",
    paddingTop: focusRingRoom,
    paddingInline: vars.space.l,
    paddingBottom: vars.space.l,
    flex: 1,
    overscrollBehavior: "contain",
  }),
);
export const foot = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: vars.space.s,
    padding: `${vars.space.m} ${vars.space.l} max(${vars.space.m}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
