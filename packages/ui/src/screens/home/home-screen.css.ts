import { globalStyle, style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const hero = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "center",
    paddingTop: vars.space.l,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.05fr)",
        gap: vars.space.section,
        paddingTop: vars.space.xxl,
      },
    },
  }),
);
export const heroWords = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l, alignItems: "flex-start" }),
);
export const emphasis = style(inScreens({ fontStyle: "italic", color: vars.color.accent }));
export const heroPictures = style(
  inScreens({
    display: "grid",
    gridTemplateColumns: "1.9fr 1fr",
    gap: vars.space.m,
    alignItems: "start",
    "@media": { [from.tablet]: { gap: vars.space.l } },
  }),
);
export const heroSide = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    "@media": { [from.tablet]: { gap: vars.space.l, paddingTop: vars.space.section } },
  }),
);
/** A row to swipe on a phone, a grid from there. */
export const tiles = style(
  inScreens({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "min(62%, 15rem)",
    gap: vars.space.m,
    overflowX: "auto",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
    paddingBottom: vars.space.xxs,
    "@media": {
      [from.tablet]: {
        gridAutoFlow: "row",
        gridAutoColumns: "auto",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gap: vars.space.l,
        overflow: "visible",
      },
    },
  }),
);
globalStyle(`${tiles} > li`, inScreens({ scrollSnapAlign: "start" }));
export const tilesOfThree = style([
  tiles,
  inScreens({ "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }),
]);
export const props = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    borderBlock: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space.xl,
    marginTop: vars.space.section,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space.xl },
    },
  }),
);
export const prop = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const propIcon = style(
  inScreens({ width: "1.5rem", height: "1.5rem", strokeWidth: 1.4, color: vars.color.accent }),
);
export const selling = style(
  inScreens({
    background: vars.color.inverse,
    color: vars.color.onInverse,
    marginTop: vars.space.section,
    "@media": { [from.desktop]: { marginTop: vars.space.chapter } },
  }),
);
export const sellingInside = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    paddingBlock: vars.space.section,
    alignItems: "center",
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "1.2fr 1fr",
        gap: vars.space.section,
        paddingBlock: vars.space.chapter,
      },
    },
  }),
);
export const steps = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.m, counterReset: "step" }),
);
export const step = style(
  inScreens({
    counterIncrement: "step",
    display: "grid",
    gridTemplateColumns: "2.5rem minmax(0, 1fr)",
    alignItems: "baseline",
    color: vars.color.onInverse,
    selectors: {
      "&::before": { ...typeface("subheading"), content: "counter(step)", color: vars.color.onInverseSoft },
    },
  }),
);
export const sellingLead = style(
  inScreens({ ...typeface("lead"), color: vars.color.onInverseSoft, maxWidth: "34rem" }),
);
export const ghost = style(
  inScreens({
    ...typeface("label"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: vars.control.large,
    paddingInline: vars.space.l,
    borderRadius: vars.radius.control,
    background: vars.color.onInverse,
    color: vars.color.inverse,
    selectors: { "&:focus-visible": { outlineColor: vars.color.onInverse } },
  }),
);
export const quiet = style(
  inScreens({
    ...typeface("label"),
    color: vars.color.onInverse,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
    minHeight: vars.control.large,
    display: "inline-flex",
    alignItems: "center",
  }),
);
export const sellingActions = style(
  inScreens({ display: "flex", flexWrap: "wrap", gap: vars.space.l, alignItems: "center" }),
);
export const sellingWords = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l }));
