import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "0.5rem 3rem minmax(0, 1fr) auto",
    gap: vars.space.s,
    alignItems: "center",
    width: "100%",
    textAlign: "start",
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    "@media": {
      [canHover]: { selectors: { "&:hover": { background: vars.color.sunken } } },
      // The text gets the width of the row, below the picture and the time.
      [upTo.phone]: { gridTemplateColumns: "0.5rem 3rem minmax(0, 1fr)", gap: vars.space.xs },
    },
  }),
);
export const text = style(inPatterns({ "@media": { [upTo.phone]: { gridColumn: "2 / -1", gridRow: 2 } } }));
export const dot = style(inPatterns({ width: "0.5rem", height: "0.5rem", borderRadius: "50%" }));
export const unseen = style([dot, inPatterns({ background: vars.color.accent })]);
export const sign = style(
  inPatterns({
    display: "grid",
    placeItems: "center",
    width: "3rem",
    height: "3rem",
    borderRadius: vars.radius.picture,
    ...forcedEdge,
    background: vars.color.sunken,
  }),
);
export const icon = style(inPatterns({ width: "1.3rem", height: "1.3rem", strokeWidth: 1.5 }));
