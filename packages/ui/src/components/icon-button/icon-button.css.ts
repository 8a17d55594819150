import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors, forcedDisabled, withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover, coarsePointer } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const iconButton = style(
  inComponents({
    position: "relative",
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    borderRadius: vars.radius.full,
    transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: { "&:disabled": { opacity: 0.4 }, "&:focus-visible": { borderRadius: vars.radius.full } },
    "@media": { [forcedColors]: { selectors: { "&:disabled": forcedDisabled } } },
  }),
);
export const size = styleVariants(
  {
    // On touch the target is larger than what is seen, because a heart must not cover more of its picture.
    small: {
      width: vars.control.small,
      height: vars.control.small,
      "@media": {
        [coarsePointer]: {
          selectors: {
            "&::after": {
              content: '""',
              position: "absolute",
              inset: `calc((${vars.control.small} - ${vars.control.medium}) / 2)`,
            },
          },
        },
      },
    },
    medium: { width: vars.control.medium, height: vars.control.medium },
  } as const,
  inComponents,
);
export const variant = styleVariants(
  {
    quiet: {
      "@media": {
        [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.sunken } } },
      },
    },
    outlined: {
      border: `1px solid ${vars.color.lineStrong}`,
      "@media": { [canHover]: { selectors: { "&:hover:not(:disabled)": { borderColor: vars.color.ink } } } },
    },
    solid: {
      ...withoutTextPlate,
      background: vars.color.action,
      color: vars.color.onAction,
      "@media": {
        [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.actionHover } } },
      },
    },
    onPicture: {
      background: `color-mix(in srgb, ${vars.color.surface} 92%, transparent)`,
      color: vars.color.ink,
      "@media": {
        [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.surface } } },
      },
    },
  },
  inComponents,
);
export const icon = style(
  inComponents({
    width: "1.3rem",
    height: "1.3rem",
    strokeWidth: 1.6,
    selectors: { "[data-filled] > &": { fill: "currentColor", color: vars.color.accent } },
  }),
);
export const count = style(
  inComponents({
    ...withoutTextPlate,
    position: "absolute",
    top: "0.2rem",
    insetInlineEnd: "0.1rem",
    minWidth: "1.1rem",
    height: "1.1rem",
    paddingInline: "0.25rem",
    borderRadius: vars.radius.full,
    background: vars.color.action,
    color: vars.color.onAction,
    fontSize: "0.6875rem",
    fontWeight: 650,
    lineHeight: "1.1rem",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
  }),
);
