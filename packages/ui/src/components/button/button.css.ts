import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forcedColors, forcedDisabled, withoutTextPlate } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover, coarsePointer } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const button = recipe({
  base: inComponents({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    textAlign: "center",
    border: "1px solid transparent",
    borderRadius: vars.radius.control,
    paddingBlock: vars.space.xxs,
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
    selectors: {
      "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed", opacity: 0.45 },
      "&[aria-busy=true]": { cursor: "progress", opacity: 1 },
    },
    "@media": {
      [forcedColors]: {
        selectors: {
          "&:disabled:not([aria-busy=true]), &[aria-disabled=true]:not([aria-busy=true])": forcedDisabled,
        },
      },
    },
  }),
  variants: {
    variant: {
      primary: inComponents({
        ...withoutTextPlate,
        background: vars.color.action,
        color: vars.color.onAction,
        "@media": {
          [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.actionHover } } },
          [forcedColors]: {
            selectors: {
              "&:disabled:not([aria-busy=true]), &[aria-disabled=true]:not([aria-busy=true])": {
                background: "Canvas",
              },
            },
          },
        },
      }),
      secondary: inComponents({
        background: "transparent",
        color: vars.color.ink,
        borderColor: vars.color.lineStrong,
        "@media": {
          [canHover]: {
            selectors: {
              "&:hover:not(:disabled)": { borderColor: vars.color.ink, background: vars.color.sunken },
            },
          },
        },
      }),
      quiet: inComponents({
        background: "transparent",
        color: vars.color.ink,
        "@media": {
          [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.sunken } } },
        },
      }),
      danger: inComponents({
        background: "transparent",
        color: vars.color.danger,
        borderColor: vars.color.danger,
        "@media": {
          [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.dangerSoft } } },
        },
      }),
      onPicture: inComponents({
        background: vars.color.surface,
        color: vars.color.ink,
        boxShadow: vars.shadow.low,
        "@media": {
          [canHover]: { selectors: { "&:hover:not(:disabled)": { background: vars.color.sunken } } },
        },
      }),
    },
    size: {
      small: inComponents({
        minHeight: vars.control.small,
        paddingInline: vars.space.s,
        "@media": { [coarsePointer]: { minHeight: vars.control.medium } },
      }),
      medium: inComponents({ minHeight: vars.control.medium, paddingInline: "1.25rem" }),
      large: inComponents({ minHeight: vars.control.large, paddingInline: vars.space.l, fontSize: "1rem" }),
    },
    full: { true: inComponents({ width: "100%" }) },
    flush: { true: {} },
  },
  compoundVariants: [
    {
      variants: { flush: true, size: "small" },
      style: inComponents({ marginInline: `calc(-1 * ${vars.space.s})` }),
    },
    { variants: { flush: true, size: "medium" }, style: inComponents({ marginInline: "-1.25rem" }) },
  ],
});

export const icon = style(inComponents({ flex: "none", width: "1.2em", height: "1.2em" }));
