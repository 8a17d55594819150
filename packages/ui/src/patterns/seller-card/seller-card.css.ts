import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space.m,
    rowGap: vars.space.m,
    alignItems: "center",
    "@media": { [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  }),
);
export const name = style(
  inPatterns({
    ...typeface("strong"),
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }),
);
export const facts = style(
  inPatterns({
    ...typeface("small"),
    color: vars.color.inkSoft,
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space.s,
    overflowWrap: "anywhere",
  }),
);
export const actions = style(
  inPatterns({ gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: vars.space.s }),
);
