import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const quote = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    height: "100%",
    minWidth: 0,
    padding: vars.space.l,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
  }),
);
export const text = style(inPatterns({ ...typeface("subheading"), flex: 1, overflowWrap: "anywhere" }));
export const briefText = style(
  inPatterns({
    ...typeface("subheading"),
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 7,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }),
);
export const who = style(
  inPatterns({
    ...typeface("small"),
    color: vars.color.inkSoft,
    marginTop: "auto",
    overflowWrap: "anywhere",
  }),
);
