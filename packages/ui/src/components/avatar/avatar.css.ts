import { style, styleVariants } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const avatar = style(
  inComponents({
    ...forcedEdge,
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    borderRadius: "50%",
    background: vars.color.plaster,
    color: vars.color.ink,
    fontFamily: vars.family.display,
    lineHeight: 1,
    userSelect: "none",
  }),
);
export const size = styleVariants(
  { small: ["2rem", "0.9rem"], medium: ["2.75rem", "1.2rem"], large: ["4.5rem", "1.9rem"] } as const,
  ([length, fontSize]) => inComponents({ width: length, height: length, fontSize }),
);
export const image = style(inComponents({ width: "100%", height: "100%", objectFit: "cover" }));
