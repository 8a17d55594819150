import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

/** Twice, since every field's own least height stands in the same layer and may come later in a built page. */
export const area = style(
  inComponents({
    resize: "vertical",
    fieldSizing: "content",
    maxHeight: "24rem",
    selectors: { "&&": { minHeight: "6.5rem" } },
  }),
);
/** Begins as one line and grows, as where one writes a message. */
export const line = style(
  inComponents({
    resize: "none",
    fieldSizing: "content",
    maxHeight: "10rem",
    selectors: { "&&": { minHeight: vars.control.medium } },
  }),
);
