import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const parts = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xl,
    minWidth: 0,
    maxWidth: vars.measure.text,
  }),
);
/** A part that a link leads to stops clear of the header. */
globalStyle(`${parts} h2`, inScreens({ scrollMarginTop: "8rem" }));
