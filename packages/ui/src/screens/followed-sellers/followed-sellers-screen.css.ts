import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xxl }));
export const seller = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l }));
export const head = style(
  inScreens({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.m }),
);
export const facts = style(inScreens({ flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" }));
