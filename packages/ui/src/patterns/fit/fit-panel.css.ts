import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: vars.space.xs,
    padding: vars.space.m,
    borderRadius: vars.radius.panel,
    ...forcedEdge,
    background: vars.color.sunken,
  }),
);
export const head = style(
  inPatterns({ ...typeface("label"), display: "flex", alignItems: "center", gap: vars.space.xs }),
);
export const sign = style(
  inPatterns({
    width: "1.25rem",
    height: "1.25rem",
    flexShrink: 0,
    strokeWidth: 1.75,
    selectors: {
      "&[data-fits=yes]": { color: vars.color.success },
      "&[data-fits=tight]": { color: vars.color.warning },
      "&[data-fits=no]": { color: vars.color.danger },
    },
  }),
);
export const reasons = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xxs, listStyle: "none" }),
);
