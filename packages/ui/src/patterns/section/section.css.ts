import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style(
  inPatterns({
    paddingTop: vars.space.xxl,
    scrollMarginTop: "6rem",
    "@media": { [from.desktop]: { paddingTop: vars.space.section } },
  }),
);
export const head = style(
  inPatterns({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: `${vars.space.xs} ${vars.space.l}`,
    marginBottom: vars.space.l,
  }),
);
