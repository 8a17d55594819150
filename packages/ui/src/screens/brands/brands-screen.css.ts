import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/in-layer.ts";
import { from } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** One line to swipe on phones, as many as needed from there. */
export const letters = style(
  inScreens({
    display: "flex",
    gap: vars.space.xxs,
    overflowX: "auto",
    scrollbarWidth: "none",
    borderBlock: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space.xs,
    "@media": { [from.tablet]: { flexWrap: "wrap", overflow: "visible" } },
  }),
);
export const letter = style(
  inScreens({
    ...typeface("label"),
    display: "grid",
    placeItems: "center",
    minWidth: "2.75rem",
    minHeight: "2.75rem",
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    selectors: {
      "&:hover": { background: vars.color.sunken },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
  }),
);
export const group = style(
  inScreens({
    display: "grid",
    gap: vars.space.m,
    paddingBlock: vars.space.l,
    scrollMarginTop: "6rem",
    selectors: { "&:not(:first-child)": { borderTop: `1px solid ${vars.color.line}` } },
    "@media": { [from.tablet]: { gridTemplateColumns: "6rem minmax(0, 1fr)" } },
  }),
);
export const names = style(
  inScreens({
    display: "grid",
    columnGap: vars.space.xl,
    "@media": {
      [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [from.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    },
  }),
);
export const entry = style(
  inScreens({
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minHeight: "2.75rem",
    minWidth: 0,
  }),
);
export const count = style(
  inScreens({ ...typeface("small"), color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" }),
);
