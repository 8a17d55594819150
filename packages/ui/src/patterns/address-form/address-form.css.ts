import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const lastRow = style(
  inPatterns({
    display: "grid",
    gap: vars.space.m,
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    selectors: { "& > :first-child": { gridColumn: "1 / -1" } },
    "@media": { [from.tablet]: { gridTemplateColumns: "2fr 1.5fr 1fr", selectors: { "& > :first-child": { gridColumn: "auto" } } } },
  }),
);
