import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";

export const stack = style(inComponents({ display: "flex", flexDirection: "column", minWidth: 0 }));
export const align = styleVariants(
  { stretch: "stretch", start: "flex-start", center: "center", end: "flex-end" },
  (value) => inComponents({ alignItems: value }),
);
