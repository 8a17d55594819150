import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover, from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const stepper = style(inComponents({ display: "grid", gap: vars.space.xs, minWidth: 0 }));
/** On phones only the current step's label is shown, above the bars. */
export const status = style(
  inComponents({
    ...typeface("label"),
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space.xs,
    "@media": { [from.tablet]: { display: "none" } },
  }),
);
export const count = style(inComponents({ color: vars.color.inkSoft, fontWeight: 400 }));
export const list = style(
  inComponents({ display: "flex", gap: vars.space.xs, "@media": { [from.tablet]: { gap: vars.space.m } } }),
);
export const step = style(
  inComponents({
    ...typeface("label"),
    flex: "1 1 0",
    minWidth: 0,
    color: vars.color.inkSoft,
    borderTop: `3px solid ${vars.color.line}`,
    selectors: {
      '&[data-state="done"]': { borderTopColor: vars.color.ink },
      '&[data-state="current"]': { borderTopColor: vars.color.accent, color: vars.color.ink },
    },
    "@media": {
      [forcedColors]: {
        borderTopColor: "GrayText",
        selectors: { '&[data-state="current"]': { borderTopColor: "Highlight" } },
      },
    },
  }),
);
const row = {
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xxs,
  width: "100%",
  minHeight: "1.75rem",
  paddingTop: vars.space.xs,
  textAlign: "start",
  overflowWrap: "anywhere",
} as const;
export const name = style(inComponents({ ...row, "@media": { [upTo.tablet]: { display: "none" } } }));
export const back = style(
  inComponents({
    ...row,
    color: vars.color.ink,
    minHeight: vars.control.medium,
    textDecoration: "underline",
    textDecorationColor: "transparent",
    textUnderlineOffset: "0.22em",
    textDecorationThickness: "1px",
    "@media": { [canHover]: { selectors: { "&:hover": { textDecorationColor: "currentColor" } } } },
  }),
);
/** On phones the bar is the link; its label is for screen readers. */
export const backWords = style(
  inComponents({
    "@media": {
      [upTo.tablet]: {
        position: "absolute",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        clipPath: "inset(50%)",
        whiteSpace: "nowrap",
      },
    },
  }),
);
export const sign = style(inComponents({ flex: "none", width: "1rem", height: "1rem", marginTop: "0.1rem" }));
