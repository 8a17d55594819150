import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** The place of what is hidden from sight in cells, which would widen the page otherwise. */
export const scroll = style(inComponents({ overflowX: "auto", position: "relative" }));
/** A phone, and a screen of 1280 px at 200 % zoom: what is done with a row would stand out of sight there. */
const narrow = "(max-width: 45rem)";
/** There a row becomes a little list: its name, then each cell beside its head. */
export const stacked = {
  table: style(inComponents({ "@media": { [narrow]: { display: "block" } } })),
  heads: style(
    inComponents({
      "@media": {
        [narrow]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
      },
    }),
  ),
  row: style(
    inComponents({
      "@media": {
        [narrow]: {
          display: "grid",
          gap: vars.space.xs,
          paddingBlock: vars.space.m,
          borderBottom: `1px solid ${vars.color.line}`,
        },
      },
    }),
  ),
  cell: style(
    inComponents({
      "@media": {
        [narrow]: {
          display: "flex",
          justifyContent: "space-between",
          alignItems: "center",
          gap: vars.space.m,
          selectors: {
            "&&": { paddingBlock: 0, paddingInlineEnd: 0, borderBottom: "none" },
            "td&::before": {
              ...typeface("caption"),
              content: "attr(data-head)",
              color: vars.color.inkSoft,
            },
          },
        },
      },
    }),
  ),
};
export const head = style(
  inComponents({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingBlock: vars.space.xs,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.lineStrong}`,
    whiteSpace: "nowrap",
  }),
);
export const cell = style(
  inComponents({
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: 400,
  }),
);
export const align = styleVariants(
  { start: { textAlign: "start" }, end: { textAlign: "end", fontVariantNumeric: "tabular-nums" } } as const,
  inComponents,
);
export const stand = styleVariants(
  { top: { verticalAlign: "top" }, middle: { verticalAlign: "middle" } } as const,
  inComponents,
);
