import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const review = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    minWidth: 0,
    paddingBlock: vars.space.l,
    borderBottom: `1px solid ${vars.color.line}`,
    overflowWrap: "anywhere",
    selectors: { "&:first-child": { paddingTop: 0 }, "&:last-child": { borderBottom: 0 } },
  }),
);
export const reply = style(inScreens({ maxWidth: vars.measure.text }));
export const summary = style(
  inScreens({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  }),
);
