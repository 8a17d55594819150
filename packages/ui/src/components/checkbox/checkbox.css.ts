import { style } from "@vanilla-extract/css";
import { forcedColors, forcedDisabled } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { coarsePointer, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** The whole row is clickable: checkbox, label and a figure at the end. */
export const row = style(
  inComponents({
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space.xs,
    paddingBlock: vars.space.xxs,
    cursor: "pointer",
    minHeight: "2rem",
    "@media": {
      [coarsePointer]: { minHeight: vars.control.medium, paddingBlock: "0.6rem" },
      [upTo.phone]: { flexWrap: "wrap" },
      [forcedColors]: { selectors: { "&:has(:disabled)": forcedDisabled } },
    },
    selectors: { "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.5 } },
  }),
);
export const control = style(
  inComponents({
    appearance: "none",
    flex: "none",
    display: "grid",
    placeContent: "center",
    width: "1.25rem",
    height: "1.25rem",
    marginTop: "0.125rem",
    border: `1px solid ${vars.color.lineStrong}`,
    background: vars.color.surface,
    cursor: "inherit",
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      "label:hover &:not(:disabled)": { borderColor: vars.color.ink },
      "&:checked": { background: vars.color.ink, borderColor: vars.color.ink },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: "2px" },
    },
    "@media": { [forcedColors]: { selectors: { "&:disabled": { borderColor: "GrayText" } } } },
  }),
);
export const checkmark = style(
  inComponents({
    borderRadius: vars.radius.control,
    selectors: {
      "&:checked::after": {
        content: "",
        width: "0.36rem",
        height: "0.66rem",
        marginTop: "-0.12rem",
        border: `solid ${vars.color.ground}`,
        borderWidth: "0 2px 2px 0",
        transform: "rotate(42deg)",
      },
    },
  }),
);
export const dot = style(
  inComponents({
    borderRadius: "50%",
    selectors: {
      "&:focus-visible": { borderRadius: "50%" },
      "&:checked::after": {
        content: "",
        width: "0.5rem",
        height: "0.5rem",
        borderRadius: "50%",
        background: vars.color.ground,
      },
    },
  }),
);
export const label = style(inComponents({ flex: 1, minWidth: 0, paddingTop: "0.05rem" }));
export const description = style(
  inComponents({ ...typeface("small"), display: "block", color: vars.color.inkSoft }),
);
export const aside = style(
  inComponents({
    ...typeface("small"),
    color: vars.color.inkSoft,
    fontVariantNumeric: "tabular-nums",
    paddingTop: "0.1rem",
    // Below the label and aligned with it.
    "@media": { [upTo.phone]: { flexBasis: "100%", paddingInlineStart: `calc(1.25rem + ${vars.space.xs})` } },
  }),
);
