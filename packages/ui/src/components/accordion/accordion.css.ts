import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const item = style(
  inComponents({
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { "&:first-of-type": { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const summary = style(
  inComponents({
    ...typeface("strong"),
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    minHeight: "3.5rem",
    paddingBlock: vars.space.s,
    "@media": { [upTo.phone]: { flexWrap: "wrap", columnGap: vars.space.xs } },
  }),
);
export const aside = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    marginInlineStart: "auto",
    textAlign: "end",
  }),
);
export const sign = style(
  inComponents({
    flex: "none",
    width: "1.2rem",
    height: "1.2rem",
    strokeWidth: 1.6,
  }),
);
// The vertical stroke of the plus is removed to make a minus; rotating it would look like a close icon.
globalStyle(
  `${sign} > path:last-child`,
  inComponents({ transformOrigin: "center", transition: `transform ${vars.motion.quick}` }),
);
globalStyle(`details[open] > summary > ${sign} > path:last-child`, inComponents({ transform: "scaleY(0)" }));
export const body = style(inComponents({ paddingBlock: `${vars.space.xs} ${vars.space.l}` }));
