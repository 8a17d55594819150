import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.section,
    paddingBlock: `${vars.space.l} ${vars.space.section}`,
    "@media": {
      [from.tablet]: { paddingTop: vars.space.xl },
      [from.desktop]: { gap: vars.space.chapter },
    },
  }),
);
export const begin = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl }));
export const part = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xl, scrollMarginTop: "6rem" }),
);
export const places = style(
  inScreens({
    columnWidth: "11rem",
    columnGap: vars.space.xl,
    borderTop: `1px solid ${vars.color.line}`,
    paddingTop: vars.space.m,
  }),
);
export const place = style(inScreens({ paddingBlock: vars.space.xxs, breakInside: "avoid" }));
export const questions = style(inScreens({ maxWidth: vars.measure.text }));
