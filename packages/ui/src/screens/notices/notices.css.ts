import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const entered = style(
  inScreens({
    ...typeface("label"),
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${vars.space.xxs} ${vars.space.m}`,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xxs,
    minHeight: vars.control.medium,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    textAlign: "center",
  }),
);
