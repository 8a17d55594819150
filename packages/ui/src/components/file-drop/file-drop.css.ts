import { style } from "@vanilla-extract/css";
import { forcedColors, forcedDisabled } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const field = style(inComponents({ display: "grid", gap: vars.space.xxs, minWidth: 0 }));
export const drop = style(
  inComponents({
    position: "relative",
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: vars.space.xxs,
    minHeight: "8.5rem",
    padding: vars.space.l,
    textAlign: "center",
    background: vars.color.sunken,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.panel,
    transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    selectors: {
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
      "&:has(:disabled)": { background: "none", borderColor: vars.color.line, color: vars.color.inkSoft },
      '&[data-over="true"]': {
        background: vars.color.accentSoft,
        borderColor: vars.color.accent,
        borderStyle: "solid",
      },
    },
    "@media": {
      [canHover]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.ink } } },
      [forcedColors]: {
        selectors: {
          "&:has(:disabled)": forcedDisabled,
          '&[data-over="true"]': { outline: "3px solid Highlight", outlineOffset: "-3px" },
        },
      },
    },
  }),
);
export const icon = style(inComponents({ width: "1.5rem", height: "1.5rem", marginBottom: vars.space.xxs }));
export const label = style(
  inComponents({
    ...typeface("label"),
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    textDecorationThickness: "1px",
    overflowWrap: "anywhere",
    selectors: { [`${drop}:has(:disabled) &`]: { textDecoration: "none" } },
  }),
);
/** Shown only where files can be dragged. */
export const alternative = style(
  inComponents({
    ...typeface("small"),
    display: "none",
    selectors: { [`${drop}:has(:disabled) &`]: { display: "none" } },
    "@media": { [canHover]: { display: "block" } },
  }),
);
export const hint = style(inComponents({ ...typeface("small"), color: vars.color.inkSoft }));
/** Covers the whole box, so that clicks and drops reach the browser's file input. */
export const input = style(
  inComponents({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    opacity: 0,
    cursor: "pointer",
    selectors: { "&:disabled": { cursor: "default" } },
  }),
);
