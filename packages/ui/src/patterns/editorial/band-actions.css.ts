import { style } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const actions = style(
  inPatterns({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: vars.space.s }),
);
export const first = style(
  inPatterns({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: vars.control.large,
    paddingInline: vars.space.l,
    borderRadius: vars.radius.control,
    ...withoutTextPlate,
    background: vars.color.onInverse,
    color: vars.color.inverse,
    selectors: { "&:focus-visible": { outlineColor: vars.color.onInverse } },
  }),
);
export const other = style(
  inPatterns({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: vars.control.large,
    color: vars.color.onInverse,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    selectors: { "&:focus-visible": { outlineColor: vars.color.onInverse } },
  }),
);
