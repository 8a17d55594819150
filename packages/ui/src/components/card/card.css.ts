import { style, styleVariants } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(inComponents({ borderRadius: vars.radius.panel, minWidth: 0 }));
export const look = styleVariants(
  {
    outlined: { border: `1px solid ${vars.color.line}`, background: vars.color.surface },
    sunken: { ...forcedEdge, background: vars.color.sunken },
    raised: { ...forcedEdge, background: vars.color.surface, boxShadow: vars.shadow.low },
  },
  inComponents,
);
