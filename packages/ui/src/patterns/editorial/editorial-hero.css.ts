import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const hero = style(
  inPatterns({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "center",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
        gap: vars.space.section,
      },
    },
  }),
);
/** A room is wide, and wants more of the width than a piece. */
export const withRoom = style([
  hero,
  inPatterns({
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)" } },
  }),
]);
export const text = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.l, alignItems: "flex-start" }),
);
export const emphasis = style(inPatterns({ fontStyle: "italic", color: vars.color.accent }));
