import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const area = style(
  inComponents({ resize: "vertical", fieldSizing: "content", minHeight: "6.5rem", maxHeight: "24rem" }),
);
/** Begins as one line and grows, as where one writes a message. */
export const line = style(
  inComponents({
    resize: "none",
    fieldSizing: "content",
    minHeight: vars.control.medium,
    maxHeight: "10rem",
  }),
);
