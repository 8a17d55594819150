import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style(
  inComponents({
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.panel,
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr)",
    background: vars.color.ground,
    color: vars.color.ink,
    selectors: { "&:focus-visible": { outline: "none" } },
  }),
);
export const bar = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: vars.space.xxs,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
export const status = style(inComponents({ marginInlineEnd: "auto", fontVariantNumeric: "tabular-nums" }));
/** An enlarged picture is panned by dragging, scrolling and the arrow keys. */
export const stage = style(
  inComponents({
    display: "grid",
    overflow: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "none",
    touchAction: "pan-x pan-y",
    cursor: "zoom-in",
    // The same background as behind every picture, so that the margins of one that is not square match.
    background: vars.color.plaster,
    // Here people look closely at the color.
    vars: { [vars.picture.filter]: "none" },
    selectors: {
      '&[data-enlarged="true"]': { cursor: "grab" },
      "&:focus-visible": { outlineOffset: "-3px" },
    },
  }),
);
/** The size that fits, times the zoom. */
export const sheet = style(
  inComponents({
    position: "relative",
    width: "min(100vw, 100dvh - 4rem)",
    margin: "auto",
    userSelect: "none",
  }),
);
/** Over the one that was there. */
export const large = style(inComponents({ position: "absolute", inset: 0 }));
