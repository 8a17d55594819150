import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "4.5rem minmax(0, 1fr) auto",
    gap: vars.space.m,
    alignItems: "center",
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.color.line}`,
  }),
);
export const preview = style(
  inPatterns({
    width: "4.5rem",
    height: "4.5rem",
    objectFit: "cover",
    ...forcedEdge,
    background: vars.color.plaster,
    borderRadius: vars.radius.picture,
  }),
);
export const noPreview = style([
  preview,
  inPatterns({ display: "grid", placeItems: "center", color: vars.color.inkSoft }),
]);
export const status = style(
  inPatterns({ display: "grid", gap: vars.space.xxs, minWidth: 0, overflowWrap: "anywhere" }),
);
export const actions = style(inPatterns({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" }));
