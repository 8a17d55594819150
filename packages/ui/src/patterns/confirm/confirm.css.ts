import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** Also in a table whose buttons stand at the end and do not wrap. */
export const question = style(inPatterns({ textAlign: "start", whiteSpace: "normal" }));
export const unfold = style(
  inPatterns({ ...typeface("strong"), cursor: "pointer", paddingBlock: vars.space.s }),
);
