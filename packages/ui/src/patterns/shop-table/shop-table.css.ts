import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const piece = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(9rem, 1fr)",
    gap: vars.space.s,
    alignItems: "center",
    "@media": { [upTo.phone]: { gridTemplateColumns: "3.5rem minmax(0, 1fr)" } },
  }),
);
export const blank = style(
  inPatterns({
    display: "grid",
    placeItems: "center",
    width: "3.5rem",
    height: "3.5rem",
    color: vars.color.inkSoft,
    ...forcedEdge,
    background: vars.color.plaster,
    borderRadius: vars.radius.picture,
  }),
);
export const actions = style(
  inPatterns({ display: "flex", justifyContent: "flex-end", gap: vars.space.xs, whiteSpace: "nowrap" }),
);
