import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

const sizes = {
  lead: "lead",
  body: "body",
  strong: "strong",
  small: "small",
  label: "label",
  caption: "caption",
} as const;
export const tone = styleVariants(
  {
    ink: vars.color.ink,
    soft: vars.color.inkSoft,
    accent: vars.color.accent,
    danger: vars.color.danger,
    success: vars.color.success,
    warning: vars.color.warning,
    inherit: "inherit",
  },
  (color) => inComponents({ color }),
);
export const align = styleVariants({ start: "start", center: "center", end: "end" } as const, (textAlign) =>
  inComponents({ textAlign }),
);
export const numeric = style(inComponents({ fontVariantNumeric: "tabular-nums lining-nums" }));
/** Avoids a single word on the last line. */
export const measure = style(inComponents({ maxWidth: "68ch", textWrap: "pretty" }));
/** Balanced like the headline above it. */
export const size = styleVariants(sizes, (name) =>
  inComponents({ ...typeface(name), ...(name === "lead" && { textWrap: "balance" }) }),
);
/** User text may contain very long words. */
export const lines = style(inComponents({ whiteSpace: "pre-line", overflowWrap: "anywhere" }));
export const struck = style(inComponents({ textDecoration: "line-through", textDecorationThickness: "1px" }));
export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3, 8: 8 }, (WebkitLineClamp) =>
  inComponents({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }),
);
