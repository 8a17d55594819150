import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const piece = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "4.5rem 1fr",
    alignItems: "center",
    gap: vars.space.m,
  }),
);
export const pieces = style(
  inPatterns({ display: "flex", gap: vars.space.xs, overflowX: "auto", paddingBlock: vars.space.hair }),
);
export const small = style(inPatterns({ flex: "none", width: "4.5rem" }));
