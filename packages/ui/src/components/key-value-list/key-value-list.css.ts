import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

export const facts = style(inComponents({ display: "flex", flexDirection: "column" }));
export const fact = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(7rem, 2fr) 5fr",
    gap: vars.space.m,
    paddingBlock: "0.6rem",
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { "&:last-child": { borderBottom: 0 } },
    "@media": { [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
  }),
);
export const sums = style(inComponents({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const sum = style(
  inComponents({
    display: "flex",
    justifyContent: "space-between",
    gap: vars.space.m,
    "@media": { [upTo.phone]: { flexWrap: "wrap", gap: 0 } },
  }),
);
export const total = style(
  inComponents({
    fontWeight: 600,
    paddingTop: vars.space.s,
    marginTop: vars.space.xxs,
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
export const factKey = style(inComponents({ color: vars.color.inkSoft }));
export const value = style(inComponents({ minWidth: 0 }));
export const amount = style(
  inComponents({ fontVariantNumeric: "tabular-nums", textAlign: "end", whiteSpace: "nowrap" }),
);
