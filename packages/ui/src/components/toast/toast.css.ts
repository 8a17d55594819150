import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedBorder, forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-0.75rem)" } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });
const arrival = `${vars.motion.medium} cubic-bezier(0.2, 0.8, 0.2, 1)`;
const leave = keyframes({ to: { opacity: 0 } });

export const viewport = style(
  inComponents({
    position: "fixed",
    zIndex: vars.layer.toast,
    // On phones the keyboard and most controls are at the bottom.
    insetInline: vars.space.m,
    top: `max(${vars.space.m}, env(safe-area-inset-top))`,
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    "@media": {
      [from.tablet]: {
        insetInlineStart: "auto",
        insetInlineEnd: vars.space.l,
        top: "auto",
        bottom: vars.space.l,
        width: "24rem",
      },
    },
  }),
);
export const toast = style(
  inComponents({
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space.s,
    padding: `${vars.space.s} ${vars.space.xs} ${vars.space.s} ${vars.space.m}`,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.high,
    selectors: {
      '&[data-state="open"]': { animation: `${drop} ${arrival}` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick} ease-in` },
      "&[data-swipe=move]": { transform: "translateX(var(--radix-toast-swipe-move-x))" },
    },
    "@media": {
      [forcedColors]: forcedBorder,
      [from.tablet]: { selectors: { '&[data-state="open"]': { animation: `${rise} ${arrival}` } } },
    },
  }),
);
export const icon = style(
  inComponents({ flex: "none", width: "1.25rem", height: "1.25rem", marginTop: "0.55rem" }),
);
// On the dark ground of every theme.
export const tone = styleVariants({ success: "#9fcda4", danger: "#f59e92" }, (color) =>
  inComponents({ color, "@media": { [forcedColors]: { color: "CanvasText" } } }),
);
export const message = style(inComponents({ flex: 1, minWidth: 0, paddingBlock: "0.45rem" }));
export const close = style(
  inComponents({
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "2.5rem",
    height: "2.5rem",
    borderRadius: vars.radius.full,
    selectors: { "&:focus-visible": { outlineColor: vars.color.onInverse } },
    // A target need not grow with the text, and the message needs the room.
    "@media": { [upTo.phone]: { width: "44px", height: "44px" } },
  }),
);
