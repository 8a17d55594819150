import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";

const sizes = {
  display: "display",
  title: "title",
  heading: "heading",
  subheading: "subheading",
  figure: "figure",
  strong: "strong",
  label: "label",
} as const;
export const size = styleVariants(sizes, (name) => inComponents(typeface(name)));
export const align = styleVariants({ start: "start", center: "center" } as const, (textAlign) =>
  inComponents({ textAlign }),
);
export const heading = style(
  inComponents({ textWrap: "balance", selectors: { "&:focus-visible": { outlineOffset: "6px" } } }),
);
