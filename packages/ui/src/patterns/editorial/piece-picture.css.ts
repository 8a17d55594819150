import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const caption = style(
  inPatterns({ ...typeface("caption"), color: vars.color.inkSoft, marginTop: vars.space.xs }),
);
