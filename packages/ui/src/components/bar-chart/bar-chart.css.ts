import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const figure = style(inComponents({ display: "grid", gap: vars.space.s, minWidth: 0 }));
export const head = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: vars.space.m,
  }),
);
export const title = style(inComponents({ ...typeface("label"), color: vars.color.ink }));
export const most = style(
  inComponents({ ...typeface("caption"), color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" }),
);
export const plot = style(
  inComponents({
    display: "block",
    width: "100%",
    height: "9rem",
    borderBottom: `1px solid ${vars.color.lineStrong}`,
  }),
);
export const bar = style(inComponents({ fill: vars.color.ink }));
export const ground = style(inComponents({ fill: vars.color.sunken }));
export const ends = style(
  inComponents({
    ...typeface("caption"),
    display: "flex",
    justifyContent: "space-between",
    color: vars.color.inkSoft,
  }),
);
export const figures = style(inComponents({ ...typeface("small"), color: vars.color.inkSoft }));
export const summary = style(
  inComponents({
    cursor: "pointer",
    width: "fit-content",
    paddingBlock: vars.space.xxs,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  }),
);
