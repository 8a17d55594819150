import { style } from "@vanilla-extract/css";
import { forcedColors, forcedDisabled } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style(
  inComponents({ display: "flex", flexDirection: "column", gap: vars.space.xxs, minWidth: 0 }),
);
export const label = style(
  inComponents({
    ...typeface("label"),
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.xs,
    alignItems: "baseline",
  }),
);
export const optional = style(inComponents({ ...typeface("caption"), color: vars.color.inkSoft }));
export const hint = style(inComponents({ ...typeface("small"), color: vars.color.inkSoft }));
export const error = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.danger,
    display: "flex",
    gap: vars.space.xxs,
    alignItems: "flex-start",
  }),
);
export const hiddenError = style(inComponents({ visibility: "hidden" }));
export const errorIcon = style(
  inComponents({ flex: "none", width: "1rem", height: "1rem", marginTop: "0.15rem" }),
);

/** Shared by all text inputs. */
export const box = style(
  inComponents({
    width: "100%",
    minWidth: 0,
    minHeight: vars.control.medium,
    paddingInline: vars.space.s,
    paddingBlock: vars.space.xs,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    // 16 px at least, or phones zoom in on focus.
    fontSize: "1rem",
    lineHeight: 1.4,
    transition: `border-color ${vars.motion.quick}`,
    selectors: {
      "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
      "&:focus-visible, &:focus-within": {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: "-1px",
        borderColor: "transparent",
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: "2px" },
      "&:disabled": { opacity: 0.55, background: vars.color.sunken },
      "&:read-only:not(select):not(div)": { background: vars.color.sunken },
    },
    "@media": {
      [canHover]: { selectors: { "&:hover:not(:disabled)": { borderColor: vars.color.ink } } },
      [forcedColors]: { selectors: { "&:disabled": forcedDisabled } },
    },
  }),
);
