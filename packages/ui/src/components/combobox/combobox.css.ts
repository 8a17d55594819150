import { keyframes, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { coarsePointer } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** Room for the arrow. */
export const face = style(inComponents({ paddingInlineEnd: "2.4rem", textOverflow: "ellipsis" }));
export const panel = style(
  inComponents({
    zIndex: vars.layer.floating,
    width: "var(--radix-popper-anchor-width)",
    overflow: "hidden",
    background: vars.color.surface,
    color: vars.color.ink,
    borderRadius: vars.radius.panel,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow.high,
    animation: `${settle} ${vars.motion.quick} ease-out`,
  }),
);
export const list = style(
  inComponents({
    maxHeight: "min(22rem, var(--radix-popper-available-height))",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: vars.space.xs,
  }),
);
export const option = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "2.5rem",
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.control,
    cursor: "pointer",
    userSelect: "none",
    selectors: {
      '&[data-active="true"]': { background: vars.color.sunken },
      '&[aria-selected="true"]': { color: vars.color.accent },
    },
    "@media": { [coarsePointer]: { minHeight: vars.control.medium } },
  }),
);
export const name = style(inComponents({ minWidth: 0, overflowWrap: "anywhere" }));
export const note = style(
  inComponents({ ...typeface("small"), color: vars.color.inkSoft, marginInlineStart: "auto", flex: "none" }),
);
/** Without a note the icon aligns to the end by itself. */
export const sign = style(
  inComponents({
    width: "1rem",
    height: "1rem",
    flex: "none",
    selectors: { "&:nth-child(2)": { marginInlineStart: "auto" } },
  }),
);
export const nothing = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    padding: vars.space.s,
    overflowWrap: "anywhere",
  }),
);
