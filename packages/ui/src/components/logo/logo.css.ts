import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const logo = style(
  inComponents({ display: "block", width: "auto", maxWidth: "100%", fill: "currentColor" }),
);
export const size = styleVariants({ small: "1.6rem", medium: "1.9rem", large: "3.2rem" }, (height) =>
  inComponents({ height }),
);
export const ring = style(inComponents({ fill: "none", stroke: "currentColor", strokeWidth: 4.6 }));
export const secondRing = style(inComponents({ fill: "none", stroke: vars.color.accent, strokeWidth: 4.6 }));
