import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { measure } from "../../theme/tokens.ts";
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
const widths: Record<keyof typeof measure, keyof typeof measure> = {
  text: "text",
  form: "form",
  narrow: "narrow",
  page: "page",
};
export const width = styleVariants(widths, (name) =>
  inComponents({ maxWidth: `calc(${vars.measure[name]} + ${vars.space.xxl} * 2)` }),
);
