import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
export const skeleton = style(
  inComponents({
    ...forcedEdge,
    background: vars.color.plaster,
    borderRadius: vars.radius.picture,
    animation: `${breathe} 1.8s ease-in-out infinite`,
  }),
);
export const shape = styleVariants(
  {
    picture: { aspectRatio: "1 / 1", width: "100%" },
    line: { height: "1em", width: "100%", marginBlock: "0.25em" },
    shortLine: { height: "1em", width: "45%", marginBlock: "0.25em" },
    heading: { height: "2.4rem", width: "70%" },
    control: { height: vars.control.medium, width: "100%" },
    face: { width: "2.75rem", height: "2.75rem", borderRadius: "50%" },
  },
  inComponents,
);
