import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: vars.space.m,
    alignItems: "flex-end",
    justifyContent: "space-between",
  }),
);
export const cards = style(inScreens({ listStyle: "none" }));
