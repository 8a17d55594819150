import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** The first picture is large, the others are in rows of four below it. */
export const thumbnails = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    gap: vars.space.xs,
  }),
);
export const first = style(inComponents({ gridColumn: "1 / -1" }));
export const link = style(inComponents({ display: "block", cursor: "zoom-in" }));
