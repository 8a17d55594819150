import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";

export const inline = style(inComponents({ display: "flex", minWidth: 0 }));
export const wrap = styleVariants({ wrap: "wrap", nowrap: "nowrap" }, (value) =>
  inComponents({ flexWrap: value }),
);
export const align = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline", stretch: "stretch" },
  (value) => inComponents({ alignItems: value }),
);
export const justify = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", between: "space-between" },
  (value) => inComponents({ justifyContent: value }),
);
