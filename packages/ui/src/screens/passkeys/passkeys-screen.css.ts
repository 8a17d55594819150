import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const facts = style(inScreens({ flex: "1 1 10rem", minWidth: 0, overflowWrap: "anywhere" }));
