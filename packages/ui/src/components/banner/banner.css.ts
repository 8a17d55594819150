import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { tintEdge } from "../../theme/tint-edge.ts";
import { vars } from "../../theme/vars.css.ts";

export const banner = style(
  inComponents({
    ...tintEdge,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space.xs} ${vars.space.s}`,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
  }),
);
export const tone = styleVariants(
  {
    neutral: { background: vars.color.sunken },
    success: { background: vars.color.successSoft },
    warning: { background: vars.color.warningSoft },
    danger: { background: vars.color.dangerSoft },
  },
  inComponents,
);
export const icon = styleVariants(
  {
    neutral: vars.color.inkSoft,
    success: vars.color.success,
    warning: vars.color.warning,
    danger: vars.color.danger,
  },
  (color) => inComponents({ color, flex: "none", width: "1.2rem", height: "1.2rem" }),
);
export const content = style(inComponents({ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }));
