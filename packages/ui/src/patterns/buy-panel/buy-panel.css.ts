import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.l }));
export const actions = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
/** Where the buttons end; takes no room. */
export const mark = style(inPatterns({ position: "absolute" }));
/** On a phone the decisive step stays in reach of the thumb. */
export const bar = style(
  inPatterns({
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: vars.layer.sticky,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    padding: `${vars.space.s} ${vars.space.m} max(${vars.space.s}, env(safe-area-inset-bottom))`,
    background: vars.color.ground,
    borderTop: `1px solid ${vars.color.line}`,
    transition: `translate ${vars.motion.medium}, visibility ${vars.motion.medium}`,
    selectors: { "&[data-shown=false]": { translate: "0 100%", visibility: "hidden" } },
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
