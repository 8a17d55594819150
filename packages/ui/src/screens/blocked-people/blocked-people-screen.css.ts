import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const facts = style({ flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" });
