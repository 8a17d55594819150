import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const piece = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    gap: vars.space.m,
    alignItems: "center",
  }),
);
