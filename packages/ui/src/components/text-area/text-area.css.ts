import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** The class is doubled: every field's minimum height is in the same layer and may come later in a built page. */
export const area = style(
  inComponents({
    resize: "vertical",
    fieldSizing: "content",
    maxHeight: "24rem",
    selectors: { "&&": { minHeight: "6.5rem" } },
  }),
);
/** Starts with one line and grows, as in a chat composer. */
export const line = style(
  inComponents({
    resize: "none",
    fieldSizing: "content",
    maxHeight: "10rem",
    selectors: { "&&": { minHeight: vars.control.medium } },
  }),
);
