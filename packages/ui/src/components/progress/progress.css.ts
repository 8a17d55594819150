import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

const bar = { height: "0.375rem", borderRadius: vars.radius.full };
export const progress = style(
  inComponents({
    appearance: "none",
    display: "block",
    width: "100%",
    ...bar,
    border: 0,
    overflow: "hidden",
    background: vars.color.plaster,
    selectors: {
      ...forcedEdge.selectors,
      "&::-webkit-progress-bar": { background: vars.color.plaster },
      "&::-webkit-progress-value": {
        background: vars.color.ink,
        ...bar,
        transition: `inline-size ${vars.motion.medium}`,
      },
      "&::-moz-progress-bar": { background: vars.color.ink, ...bar },
    },
  }),
);
