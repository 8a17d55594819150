import { style } from "@vanilla-extract/css";
import { noScripts } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const search = style({ display: "flex", alignItems: "end", gap: vars.space.s, maxWidth: "34rem" });
export const content = style({ flexGrow: 1 });
export const merge = style({ display: "flex", alignItems: "center", gap: vars.space.xs });
export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "baseline",
  gap: vars.space.xs,
});
/** Buttons below each other where there is no room beside each other. */
export const choices = style([actions, { flexWrap: "wrap" }]);
/** A form that is not in a dialog, also in a table whose last column stands at the end and does not wrap. */
export const form = style({ maxWidth: "34rem", textAlign: "start", whiteSpace: "normal" });
/** Around the button of a dialog, without a box of its own. Without JavaScript a form is there instead. */
export const opener = style({
  display: "contents",
  "@media": { [noScripts]: { display: "none" } },
});
/** Opens a form without JavaScript. */
export const unfold = style({
  ...typeface("strong"),
  cursor: "pointer",
  paddingBlock: vars.space.s,
});
