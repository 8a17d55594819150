import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const links = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const link = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: vars.control.medium,
  }),
);
export const big = style(inPatterns(typeface("subheading")));
export const count = style(inPatterns({ ...typeface("caption"), color: vars.color.inkSoft }));
export const block = style(inPatterns({ paddingTop: vars.space.l }));
export const head = style(
  inPatterns({ ...typeface("caption"), color: vars.color.inkSoft, paddingBottom: vars.space.xxs }),
);
