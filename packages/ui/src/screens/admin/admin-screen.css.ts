import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const search = style({ display: "flex", alignItems: "end", gap: vars.space.s, maxWidth: "34rem" });
export const content = style({ flexGrow: 1 });
export const merge = style({ display: "flex", alignItems: "center", gap: vars.space.xs });
export const actions = style({ display: "flex", justifyContent: "flex-end", gap: vars.space.xs });
/** Buttons below each other where there is no room beside each other. */
export const choices = style([actions, { flexWrap: "wrap" }]);
