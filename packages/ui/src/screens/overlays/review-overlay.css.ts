import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** What the rating means, next to the stars. */
export const meaning = style(
  inScreens({ ...typeface("small"), color: vars.color.inkSoft, minHeight: "1.45em" }),
);
