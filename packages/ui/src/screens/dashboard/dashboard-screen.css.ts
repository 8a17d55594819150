import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "flex-end",
    gap: vars.space.m,
  }),
);
export const figures = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    borderBlock: `1px solid ${vars.color.line}`,
    "@media": { [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  }),
);
export const figure = style(
  inScreens({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: vars.space.xxs,
    paddingBlock: vars.space.l,
    paddingInline: vars.space.m,
    selectors: {
      "&:nth-child(odd)": { paddingInlineStart: 0 },
      "&:nth-child(even)": { borderInlineStart: `1px solid ${vars.color.line}` },
      "&:nth-child(n + 3)": { borderTop: `1px solid ${vars.color.line}` },
    },
    "@media": {
      [from.desktop]: {
        paddingInline: vars.space.l,
        selectors: {
          "&:nth-child(odd)": { paddingInlineStart: vars.space.l },
          "&:first-child": { paddingInlineStart: 0 },
          "&:not(:first-child)": { borderInlineStart: `1px solid ${vars.color.line}` },
          "&:nth-child(n + 3)": { borderTop: "none" },
        },
      },
    },
  }),
);
export const figureName = style(inScreens({ ...typeface("small"), color: vars.color.inkSoft }));
export const figureValue = style(inScreens({ ...typeface("figure"), fontVariantNumeric: "tabular-nums" }));
export const columns = style(
  inScreens({
    display: "grid",
    gap: vars.space.xxl,
    minWidth: 0,
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
  }),
);
export const column = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xxl, minWidth: 0 }),
);
export const task = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr) auto",
    gap: vars.space.m,
    alignItems: "baseline",
    paddingBlock: vars.space.s,
    borderBottom: `1px solid ${vars.color.line}`,
    textDecoration: "none",
    color: "inherit",
    selectors: { "&:hover": { background: vars.color.sunken } },
  }),
);
export const taskCount = style(
  inScreens({ ...typeface("subheading"), textAlign: "end", fontVariantNumeric: "tabular-nums" }),
);
export const taskSign = style(inScreens({ alignSelf: "center", color: vars.color.inkSoft }));
export const bar = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: vars.space.m,
  }),
);
export const search = style(
  inScreens({
    display: "flex",
    gap: vars.space.xs,
    width: "100%",
    alignItems: "flex-end",
    "@media": { [from.tablet]: { width: "20rem" } },
  }),
);
export const searchField = style(inScreens({ flex: 1, minWidth: 0 }));
export const consignment = style(
  inScreens({
    display: "grid",
    gap: vars.space.m,
    scrollMarginTop: "6rem",
    paddingBlock: vars.space.l,
    borderBottom: `1px solid ${vars.color.line}`,
    minWidth: 0,
    "@media": { [from.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)", gap: vars.space.l } },
  }),
);
export const pictures = style(
  inScreens({
    maxWidth: "18rem",
    "@media": { [from.tablet]: { maxWidth: "none" } },
  }),
);
export const upload = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  }),
);

export const facts = style(
  inScreens({
    display: "grid",
    columnGap: vars.space.xl,
    minWidth: 0,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  }),
);
/** Where the columns are below each other, the line between them is missing. */
export const moreFacts = style(
  inScreens({
    minWidth: 0,
    "@media": { [upTo.desktop]: { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const form = style(inScreens({ maxWidth: vars.measure.text }));
