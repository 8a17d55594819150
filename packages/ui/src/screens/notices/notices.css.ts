import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const entered = style(
  inScreens({
    ...typeface("label"),
    // Visible everywhere, so that the admin always knows whose account this is.
    position: "sticky",
    bottom: 0,
    zIndex: vars.layer.header,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${vars.space.xxs} ${vars.space.m}`,
    paddingInline: vars.space.m,
    paddingBlock: `${vars.space.xxs} max(${vars.space.xxs}, env(safe-area-inset-bottom))`,
    minHeight: vars.control.medium,
    background: vars.color.warningSoft,
    color: vars.color.warning,
    textAlign: "center",
  }),
);
