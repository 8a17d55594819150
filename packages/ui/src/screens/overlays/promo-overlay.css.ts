import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** A dealer's price tag: corners cut, a hole, and the string it hangs on. */
export const tag = style(
  inScreens({
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: vars.space.xxs,
    textAlign: "center",
    padding: `${vars.space.xxl} ${vars.space.l} ${vars.space.l}`,
    ...forcedEdge,
    background: vars.color.accentSoft,
    color: vars.color.ink,
    borderRadius: vars.radius.panel,
    clipPath: "polygon(2.75rem 0, calc(100% - 2.75rem) 0, 100% 2.75rem, 100% 100%, 0 100%, 0 2.75rem)",
  }),
);
export const hang = style(inScreens({ position: "relative", paddingTop: vars.space.l }));
export const string = style(
  inScreens({
    position: "absolute",
    zIndex: vars.layer.raised,
    insetInline: 0,
    marginInline: "auto",
    top: 0,
    width: "4rem",
    height: "3rem",
    fill: "none",
    stroke: vars.color.accent,
    strokeWidth: 1.4,
    strokeLinecap: "round",
    pointerEvents: "none",
  }),
);
export const hole = style(inScreens({ fill: vars.color.surface }));
export const amount = style(inScreens({ ...typeface("display"), fontVariantNumeric: "lining-nums" }));
export const emphasis = style(inScreens({ fontStyle: "italic", color: vars.color.accent }));
