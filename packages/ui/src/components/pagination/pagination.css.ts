import { style } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  inComponents({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space.xxs }),
);
export const page = style(
  inComponents({
    ...typeface("label"),
    display: "inline-grid",
    placeItems: "center",
    minWidth: vars.control.medium,
    height: vars.control.medium,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    fontVariantNumeric: "tabular-nums",
    selectors: {
      '&[aria-current="page"]': { ...withoutTextPlate, background: vars.color.ink, color: vars.color.ground },
    },
    "@media": {
      [canHover]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunken } } },
    },
  }),
);
export const gap = style(
  inComponents({
    display: "inline-grid",
    placeItems: "center",
    minWidth: "1.5rem",
    height: vars.control.medium,
    color: vars.color.inkSoft,
  }),
);
export const icon = style(
  inComponents({
    width: "1.2rem",
    height: "1.2rem",
    selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
  }),
);
