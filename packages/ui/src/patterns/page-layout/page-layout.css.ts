import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xl,
    minWidth: 0,
    paddingBlock: `${vars.space.l} ${vars.space.section}`,
    "@media": { [from.tablet]: { paddingTop: vars.space.xl } },
  }),
);
