import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    listStyle: "disc",
    paddingInlineStart: vars.space.l,
    maxWidth: "62ch",
  }),
);
globalStyle(`${list} > li::marker`, inScreens({ color: vars.color.inkSoft }));
