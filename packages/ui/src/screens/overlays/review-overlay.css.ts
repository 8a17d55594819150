import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const piece = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "4.5rem 1fr",
    alignItems: "center",
    gap: vars.space.m,
  }),
);
export const pieces = style(
  inScreens({ display: "flex", gap: vars.space.xs, overflowX: "auto", paddingBlock: vars.space.hair }),
);
export const small = style(inScreens({ flex: "none", width: "4.5rem" }));
/** What the rating means, next to the stars. */
export const meaning = style(
  inScreens({ ...typeface("small"), color: vars.color.inkSoft, minHeight: "1.45em" }),
);
