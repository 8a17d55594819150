import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { noScripts } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** Opens a dialog, which needs JavaScript. */
export const withScripts = style(inPatterns({ "@media": { [noScripts]: { display: "none" } } }));
export const unfold = style(
  inPatterns({ ...typeface("strong"), cursor: "pointer", paddingBlock: vars.space.s }),
);
