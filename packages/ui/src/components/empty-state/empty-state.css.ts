import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const frame = style(
  inComponents({
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    textAlign: "center",
    gap: vars.space.s,
    paddingBlock: vars.space.section,
    paddingInline: vars.space.m,
    marginInline: "auto",
    maxWidth: "32rem",
  }),
);
export const compact = style(inComponents({ paddingBlock: vars.space.xl }));
// An address in the text, which nothing else breaks, would be wider than a phone with large text.
export const text = style(
  inComponents({ color: vars.color.inkSoft, overflowWrap: "anywhere", textWrap: "balance" }),
);
export const actions = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: vars.space.s,
    marginTop: vars.space.s,
  }),
);
