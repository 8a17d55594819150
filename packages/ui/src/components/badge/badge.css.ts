import { style, styleVariants } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { tintEdge } from "../../theme/tint-edge.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const badge = style(
  inComponents({
    ...typeface("caption"),
    ...tintEdge,
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    paddingInline: "0.5rem",
    paddingBlock: "0.15rem",
    borderRadius: vars.radius.picture,
    fontWeight: 550,
    whiteSpace: "nowrap",
    "@media": { [upTo.phone]: { whiteSpace: "normal" } },
  }),
);
export const tone = styleVariants(
  {
    neutral: { background: vars.color.sunken, color: vars.color.ink },
    accent: { ...withoutTextPlate, background: vars.color.action, color: vars.color.onAction },
    quiet: { background: vars.color.accentSoft, color: vars.color.accent },
    success: { background: vars.color.successSoft, color: vars.color.success },
    warning: { background: vars.color.warningSoft, color: vars.color.warning },
    danger: { background: vars.color.dangerSoft, color: vars.color.danger },
    onPicture: { background: vars.color.surface, color: vars.color.ink },
    inverse: { ...withoutTextPlate, background: vars.color.ink, color: vars.color.ground },
  },
  inComponents,
);
