import { globalStyle, style } from "@vanilla-extract/css";
import { forcedEdge } from "../../theme/forced-colors.ts";
import { inScreens } from "../../theme/in-layer.ts";
import { canHover, from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const hero = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "center",
    paddingTop: vars.space.xl,
    "@media": {
      [from.desktop]: {
        gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)",
        gap: vars.space.section,
        paddingTop: vars.space.xxl,
      },
    },
  }),
);
export const text = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l, alignItems: "flex-start" }),
);
export const emphasis = style(inScreens({ fontStyle: "italic", color: vars.color.accent }));
export const pictures = style(
  inScreens({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space.m, alignItems: "start" }),
);
export const wide = style(inScreens({ gridColumn: "1 / -1" }));

/** Two options side by side; each card is clickable. */
export const ways = style(
  inScreens({
    display: "grid",
    gap: vars.space.l,
    marginTop: vars.space.section,
    listStyle: "none",
    "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
  }),
);
export const way = style(
  inScreens({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    height: "100%",
    padding: vars.space.xl,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.panel,
    background: vars.color.surface,
    transition: `border-color ${vars.motion.quick}`,
    "@media": { [canHover]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } } },
  }),
);
export const wayFacts = style(
  inScreens({ ...typeface("small"), display: "flex", flexDirection: "column", color: vars.color.inkSoft }),
);
globalStyle(
  `${wayFacts} > li`,
  inScreens({ paddingBlock: vars.space.xs, borderTop: `1px solid ${vars.color.line}` }),
);
export const wayButton = style(inScreens({ marginTop: "auto", paddingTop: vars.space.xs }));

export const steps = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    counterReset: "step",
    listStyle: "none",
    "@media": {
      [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
      [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  }),
);
export const step = style(
  inScreens({
    counterIncrement: "step",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xs,
    paddingTop: vars.space.m,
    borderTop: `1px solid ${vars.color.lineStrong}`,
    selectors: {
      "&::before": { ...typeface("heading"), content: "counter(step)", color: vars.color.accent },
    },
  }),
);
export const columns = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "1fr 1fr", gap: vars.space.section } },
  }),
);
export const takes = style(inScreens({ display: "flex", flexDirection: "column", listStyle: "none" }));
globalStyle(
  `${takes} > li`,
  inScreens({ paddingBlock: vars.space.s, borderTop: `1px solid ${vars.color.line}` }),
);
export const calculator = style(
  inScreens({
    display: "grid",
    gap: vars.space.xl,
    padding: vars.space.l,
    ...forcedEdge,
    background: vars.color.sunken,
    borderRadius: vars.radius.panel,
    "@media": {
      [from.tablet]: { padding: vars.space.xxl, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    },
  }),
);
export const ask = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l }));
export const figure = style(inScreens({ ...typeface("title"), fontVariantNumeric: "tabular-nums" }));
export const result = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.xs }));
export const last = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    textAlign: "center",
    gap: vars.space.l,
    paddingBlock: vars.space.chapter,
  }),
);
