import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const button = style(
  inPatterns({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minHeight: "2.25rem",
    whiteSpace: "nowrap",
    "@media": { [upTo.phone]: { whiteSpace: "normal" } },
    cursor: "pointer",
    selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.22em" } },
  }),
);
export const panel = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.s }));
export const choices = style(inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.xs }));
