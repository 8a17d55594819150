import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const balance = style(
  inPatterns({
    display: "grid",
    gap: `${vars.space.l} ${vars.space.m}`,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
    paddingBlock: vars.space.l,
    borderBlock: `1px solid ${vars.color.line}`,
    "@media": { [from.desktop]: { columnGap: vars.space.xl } },
  }),
);
export const part = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xxs, minWidth: 0 }),
);
export const partName = style(inPatterns({ ...typeface("small"), color: vars.color.inkSoft }));
export const partAmount = style(inPatterns({ ...typeface("figure"), fontVariantNumeric: "tabular-nums" }));
export const partNote = style(inPatterns({ ...typeface("caption"), color: vars.color.inkSoft }));
