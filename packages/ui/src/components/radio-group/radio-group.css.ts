import { style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const rows = style(inComponents({ display: "flex", flexDirection: "column" }));
export const cards = style(inComponents({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const card = style(
  inComponents({
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    padding: vars.space.m,
    selectors: {
      "&:has(:checked)": { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    },
    "@media": {
      [forcedColors]: {
        selectors: { "&:has(:checked)": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
      },
    },
  }),
);
