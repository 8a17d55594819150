import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space.l, alignItems: "center" }),
);
export const text = style(
  inScreens({
    flex: "1 1 18rem",
    minWidth: 0,
    maxWidth: "100%",
    overflowWrap: "anywhere",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    alignItems: "flex-start",
  }),
);
export const reviews = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    // A long word without spaces must not widen the page.
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);
