import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { reducedMotion, canHover, cannotHover, from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const gallery = style(
  inComponents({
    display: "grid",
    gap: vars.space.s,
    minWidth: 0,
  }),
);
export const stage = style(inComponents({ position: "relative", minWidth: 0 }));
export const strip = style(
  inComponents({
    display: "flex",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    overscrollBehaviorX: "contain",
    scrollBehavior: "smooth",
    borderRadius: vars.radius.picture,
    "@media": { [reducedMotion]: { scrollBehavior: "auto" } },
    selectors: { "&::-webkit-scrollbar": { display: "none" }, "&:focus-visible": { outlineOffset: "3px" } },
  }),
);
export const slide = style(
  inComponents({ flex: "0 0 100%", minWidth: 0, scrollSnapAlign: "start", scrollSnapStop: "always" }),
);
export const whole = style(inComponents({ display: "block", cursor: "zoom-in" }));
export const enlarge = style(
  inComponents({ position: "absolute", bottom: vars.space.s, insetInlineStart: vars.space.s }),
);
export const step = style(
  inComponents({
    position: "absolute",
    top: "calc(50% - 1.375rem)",
    opacity: 0,
    transition: `opacity ${vars.motion.quick}`,
    selectors: { "&:focus-within": { opacity: 1 }, "[dir=rtl] &": { transform: "scaleX(-1)" } },
    "@media": {
      [canHover]: { selectors: { [`${stage}:hover &`]: { opacity: 1 } } },
      [cannotHover]: { opacity: 1 },
      [upTo.tablet]: { display: "none" },
    },
  }),
);
export const previous = style(inComponents({ insetInlineStart: vars.space.s }));
export const next = style(inComponents({ insetInlineEnd: vars.space.s }));
export const counter = style(
  inComponents({
    ...typeface("caption"),
    position: "absolute",
    bottom: vars.space.s,
    insetInlineEnd: vars.space.s,
    paddingInline: vars.space.xs,
    paddingBlock: "0.15rem",
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.ink,
    fontVariantNumeric: "tabular-nums",
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
export const corner = style(
  inComponents({
    position: "absolute",
    top: vars.space.s,
    insetInlineEnd: vars.space.s,
    zIndex: vars.layer.raised,
  }),
);
export const thumbs = style(
  inComponents({
    display: "none",
    gap: vars.space.xs,
    overflowX: "auto",
    scrollbarWidth: "none",
    padding: "3px",
    margin: "-3px",
    "@media": { [from.tablet]: { display: "flex" } },
  }),
);
export const thumb = style(
  inComponents({
    flex: "0 0 clamp(3.5rem, 6vw, 4.75rem)",
    borderRadius: vars.radius.picture,
    opacity: vars.picture.faded,
    boxShadow: `0 0 0 1px ${vars.picture.edge}`,
    transition: `opacity ${vars.motion.quick}`,
    selectors: {
      '&[aria-current="true"]': {
        opacity: 1,
        boxShadow: `0 0 0 1px ${vars.color.ground}, 0 0 0 2px ${vars.color.ink}`,
      },
      "&:hover": { opacity: 1 },
    },
    "@media": {
      [forcedColors]: {
        selectors: {
          '&[aria-current="true"]:not(:focus-visible)': {
            outline: "3px solid Highlight",
            outlineOffset: "-3px",
          },
        },
      },
    },
  }),
);
