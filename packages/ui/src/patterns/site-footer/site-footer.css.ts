import { style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const values = style(
  inPatterns({
    display: "grid",
    gap: vars.space.l,
    paddingBlock: vars.space.xxl,
    borderTop: `1px solid ${vars.color.line}`,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [from.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
    },
  }),
);
export const value = style(inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xxs }));
export const spacer = style(inPatterns({ height: vars.space.section }));
export const footer = style(
  inPatterns({
    ...typeface("small"),
    vars: { [vars.color.focus]: vars.color.onInverse },
    ...forcedEdge,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    paddingBlock: `${vars.space.xxl} ${vars.space.l}`,
  }),
);
export const columns = style(
  inPatterns({
    display: "grid",
    gap: `${vars.space.xl} ${vars.space.l}`,
    gridTemplateColumns: "1fr 1fr",
    "@media": { [from.desktop]: { gridTemplateColumns: "2.2fr repeat(4, 1fr)" } },
  }),
);
export const house = style(
  inPatterns({
    gridColumn: "1 / -1",
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: vars.space.m,
    "@media": { [from.desktop]: { gridColumn: "auto" } },
  }),
);
export const motto = style(inPatterns({ ...typeface("subheading"), maxWidth: "20rem" }));
export const head = style(
  inPatterns({ ...typeface("small"), color: vars.color.onInverseSoft, marginBottom: vars.space.xs }),
);
export const links = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const link = style(inPatterns({ display: "flex", alignItems: "center", minHeight: "2rem" }));
export const theme = style(inPatterns({ marginTop: vars.space.xl }));
export const small = style(
  inPatterns({
    ...typeface("caption"),
    color: vars.color.onInverseSoft,
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: vars.space.m,
    marginTop: vars.space.xxl,
    paddingTop: vars.space.m,
    borderTop: `1px solid color-mix(in srgb, ${vars.color.onInverse} 18%, transparent)`,
  }),
);
export const legal = style(inPatterns({ display: "flex", gap: vars.space.m }));
