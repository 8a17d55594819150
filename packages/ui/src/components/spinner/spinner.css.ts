import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { keepsTransparent } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";

const turn = keyframes({ to: { transform: "rotate(360deg)" } });
export const spinner = style(
  inComponents({
    ...keepsTransparent,
    display: "inline-block",
    flex: "none",
    borderRadius: "50%",
    border: "2px solid currentColor",
    borderInlineEndColor: "transparent",
    animation: `${turn} 900ms linear infinite`,
  }),
);
export const size = styleVariants({ small: "1em", large: "2rem" }, (length) =>
  inComponents({ width: length, height: length }),
);
