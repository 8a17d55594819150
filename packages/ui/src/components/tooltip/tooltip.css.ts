import { style } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const tooltip = style(
  inComponents({
    ...typeface("small"),
    ...withoutTextPlate,
    zIndex: vars.layer.floating,
    background: vars.color.ink,
    color: vars.color.ground,
    borderRadius: vars.radius.control,
    padding: `${vars.space.xxs} ${vars.space.xs}`,
    maxWidth: "min(18rem, calc(100vw - 1rem))",
  }),
);
