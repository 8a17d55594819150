import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const container = style(
  inComponents({
    width: "100%",
    marginInline: "auto",
    paddingInline: vars.space.m,
    "@media": {
      [from.tablet]: { paddingInline: vars.space.xl },
      [from.desktop]: { paddingInline: vars.space.xxl },
    },
  }),
);
export const width = styleVariants(vars.measure, (value) =>
  inComponents({ maxWidth: `calc(${value} + ${vars.space.xxl} * 2)` }),
);
