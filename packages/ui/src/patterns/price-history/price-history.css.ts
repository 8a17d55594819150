import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const row = style(
  inPatterns({
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.m,
    "@media": { [upTo.phone]: { flexWrap: "wrap", rowGap: 0 } },
    fontVariantNumeric: "tabular-nums",
  }),
);
export const date = style(inPatterns({ color: vars.color.inkSoft }));
