import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { noScripts } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const text = style(
  inComponents({ display: "block", whiteSpace: "pre-line", overflowWrap: "anywhere" }),
);
export const clamped = style([
  text,
  inComponents({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 6,
    overflow: "hidden",
    "@media": { [noScripts]: { display: "block" } },
  }),
]);
export const toggle = style(
  inComponents({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: vars.color.accent,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    "@media": { [noScripts]: { display: "none" } },
  }),
);
