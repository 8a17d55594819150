import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** Contains visually hidden content of cells, which would otherwise widen the page. */
export const scroll = style(
  inComponents({
    overflowX: "auto",
    position: "relative",
    // Focus rings at both edges are not cut off.
    paddingInline: vars.space.xxs,
    marginInline: `calc(-1 * ${vars.space.xxs})`,
  }),
);
/** Where there is as little width as this, each row becomes a list of headers and cells. */
const stackedBelow = (narrow: string) => ({
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
            "&&": { paddingBlock: 0, paddingInline: 0, borderBottom: "none", whiteSpace: "normal" },
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
  /** Several lines stay below each other here, too. */
  heading: style(inComponents({ "@media": { [narrow]: { minWidth: 0, overflowWrap: "break-word" } } })),
  /** Several lines stay below each other, beside their header. */
  content: style(
    inComponents({ "@media": { [narrow]: { minWidth: 0, textAlign: "end", overflowWrap: "break-word" } } }),
  ),
});
export const stacked = {
  scroll: undefined,
  /** On phones, tablets and at 1280 px with 200 % zoom, the last columns would be out of view. */
  stack: stackedBelow("(max-width: 56rem)"),
  /** Columns of emails need even more. */
  "stack-early": stackedBelow("(max-width: 64rem)"),
};
export const head = style(
  inComponents({
    ...typeface("caption"),
    color: vars.color.inkSoft,
    paddingBlock: vars.space.xs,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.lineStrong}`,
    whiteSpace: "nowrap",
    selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  }),
);
export const cell = style(
  inComponents({
    paddingBlock: vars.space.s,
    paddingInlineEnd: vars.space.m,
    borderBottom: `1px solid ${vars.color.line}`,
    fontWeight: 400,
    selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  }),
);
export const afterFigures = style(inComponents({ paddingInlineStart: vars.space.m }));
export const oneLine = style(inComponents({ whiteSpace: "nowrap" }));
export const align = styleVariants(
  { start: { textAlign: "start" }, end: { textAlign: "end", fontVariantNumeric: "tabular-nums" } } as const,
  inComponents,
);
export const stand = styleVariants(
  { top: { verticalAlign: "top" }, middle: { verticalAlign: "middle" } } as const,
  inComponents,
);
