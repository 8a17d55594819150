import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = style(
  inPatterns({
    minWidth: 0,
    padding: vars.space.m,
    borderRadius: vars.radius.panel,
    ...forcedEdge,
    background: vars.color.sunken,
  }),
);
