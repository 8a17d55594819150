import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const band = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.l,
    alignItems: "flex-start",
    padding: `${vars.space.xl} ${vars.space.l}`,
    ...forcedEdge,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    borderRadius: vars.radius.panel,
    "@media": {
      [from.tablet]: { padding: `${vars.space.section} ${vars.space.xxl}` },
      [from.desktop]: { padding: vars.space.chapter },
    },
  }),
);
export const text = style(
  inPatterns({ ...typeface("lead"), color: vars.color.onInverseSoft, maxWidth: "38rem" }),
);
