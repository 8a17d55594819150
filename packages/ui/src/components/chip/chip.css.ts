import { style } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover, coarsePointer, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const chip = style(
  inComponents({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minHeight: "2.25rem",
    paddingInline: "0.9rem",
    borderRadius: vars.radius.full,
    border: `1px solid ${vars.color.lineStrong}`,
    whiteSpace: "nowrap",
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      "&:focus-visible": { borderRadius: vars.radius.full },
      '&[aria-pressed="true"], &[aria-current="page"], &[aria-current="true"]': {
        ...withoutTextPlate,
        background: vars.color.ink,
        color: vars.color.ground,
        borderColor: vars.color.ink,
      },
    },
    "@media": {
      [canHover]: { selectors: { "&:hover": { borderColor: vars.color.ink } } },
      [upTo.phone]: { whiteSpace: "normal" },
      [coarsePointer]: { minHeight: vars.control.medium },
    },
  }),
);
export const icon = style(inComponents({ width: "0.95rem", height: "0.95rem", flex: "none" }));
