import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const row = style(
  inPatterns({
    display: "none",
    pointerEvents: "auto",
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line}`,
    transition: `transform ${vars.motion.medium} ease, visibility ${vars.motion.medium}`,
    // It gives way without moving the page below.
    selectors: { "&[data-hidden]": { transform: "translateY(-100%)", visibility: "hidden" } },
    "@media": { [from.desktop]: { display: "block" } },
  }),
);
export const panel = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: vars.space.xl,
    rowGap: vars.space.m,
    maxWidth: `calc(${vars.measure.page} + ${vars.space.xxl} * 2)`,
    marginInline: "auto",
    padding: `${vars.space.l} ${vars.space.xxl} ${vars.space.xl}`,
  }),
);
export const all = style(
  inPatterns({ gridColumn: "1 / -1", ...typeface("subheading"), justifySelf: "start" }),
);
export const groups = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(9.5rem, 1fr))",
    alignContent: "start",
    columnGap: vars.space.l,
    rowGap: vars.space.l,
  }),
);
/** Entries without children are in columns, read from top to bottom. */
export const names = style(
  inPatterns({ columnWidth: "11rem", columnGap: vars.space.xl, alignSelf: "start" }),
);
export const group = style(inPatterns({ minWidth: 0, breakInside: "avoid" }));
export const link = style(
  inPatterns({
    ...typeface("small"),
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: vars.space.s,
    paddingBlock: vars.space.xxs,
    color: vars.color.inkSoft,
    selectors: {
      "&:hover": { color: vars.color.ink, textDecoration: "underline", textUnderlineOffset: "0.22em" },
    },
  }),
);
export const head = style(inPatterns({ ...typeface("label"), color: vars.color.ink }));
export const count = style(
  inPatterns({ ...typeface("caption"), color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" }),
);
export const tiles = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "10.5rem",
    alignContent: "start",
    gap: vars.space.m,
    "@media": { [from.wide]: { gridTemplateColumns: "repeat(2, 10.5rem)" } },
  }),
);
/** Where the panel is narrow there is room for one. */
export const tile = style(
  inPatterns({
    selectors: { "&:nth-child(n + 2)": { display: "none" } },
    "@media": { [from.wide]: { selectors: { "&:nth-child(n + 2)": { display: "block" } } } },
  }),
);
export const picture = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs, ...typeface("small") }),
);
