import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const bar = style(
  inPatterns({
    ...typeface("small"),
    vars: { [vars.color.focus]: vars.color.onInverse },
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: vars.space.m,
    minHeight: "2.5rem",
    paddingInline: vars.space.m,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    "@media": { [from.desktop]: { gridTemplateColumns: "1fr auto 1fr", paddingInline: vars.space.xxl } },
  }),
);
export const contact = style(
  inPatterns({
    display: "none",
    gap: vars.space.l,
    color: vars.color.onInverseSoft,
    "@media": { [from.desktop]: { display: "flex" } },
  }),
);
export const message = style(
  inPatterns({ textAlign: "center", textWrap: "balance", paddingBlock: vars.space.xxs }),
);
export const controls = style(inPatterns({ display: "flex", justifyContent: "flex-end" }));
export const control = style(
  inPatterns({
    display: "grid",
    placeItems: "center",
    width: "2.25rem",
    height: "2.25rem",
    borderRadius: vars.radius.full,
  }),
);
