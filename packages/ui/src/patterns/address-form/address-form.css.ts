import { globalStyle, style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const lastRow = style(
  inPatterns({
    display: "grid",
    gap: vars.space.m,
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    "@media": { [from.tablet]: { gridTemplateColumns: "2fr 1.5fr 1fr" } },
  }),
);
/** The city has a row of its own on phones. */
globalStyle(
  `${lastRow} > :first-child`,
  inPatterns({ gridColumn: "1 / -1", "@media": { [from.tablet]: { gridColumn: "auto" } } }),
);
