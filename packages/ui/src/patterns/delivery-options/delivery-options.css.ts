import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** On a tablet it is as wide as the page. */
export const list = style(
  inPatterns({
    display: "grid",
    gap: vars.space.s,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "1fr 1fr", columnGap: vars.space.xl },
      [from.desktop]: { gridTemplateColumns: "none" },
    },
  }),
);
export const row = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "1.25rem minmax(0, 1fr) auto",
    columnGap: vars.space.s,
    alignItems: "start",
    "@media": { [upTo.phone]: { gridTemplateColumns: "1.25rem minmax(0, 1fr)" } },
  }),
);
export const icon = style(
  inPatterns({ width: "1.25rem", height: "1.25rem", strokeWidth: 1.5, marginTop: "0.1rem" }),
);
export const note = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft, display: "block" }));
export const cost = style(
  inPatterns({ fontVariantNumeric: "tabular-nums", "@media": { [upTo.phone]: { gridColumn: 2 } } }),
);
/** The button is next to the input, below the label and above an error. */
export const zip = style(
  inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.s, alignItems: "end" }),
);
export const zipField = style(inPatterns({ flex: "1 1 8rem", maxWidth: "14rem" }));
