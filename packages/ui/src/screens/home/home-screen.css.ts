import { style } from "@vanilla-extract/css";
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
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.15fr)",
        columnGap: vars.space.xxl,
        paddingTop: vars.space.xxl,
      },
      // The picture takes the space that the text leaves.
      [from.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.45fr)" },
    },
  }),
);
export const heroText = style(
  inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l, alignItems: "flex-start" }),
);
export const emphasis = style(inScreens({ fontStyle: "italic", color: vars.color.accent }));
export const heroPieces = style(
  inScreens({
    display: "grid",
    gap: vars.space.m,
    gridColumn: "1 / -1",
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        columnGap: vars.space.xl,
        borderTop: `1px solid ${vars.color.line}`,
        paddingTop: vars.space.l,
      },
    },
  }),
);
export const heroPiece = style(
  inScreens({ display: "flex", alignItems: "center", gap: vars.space.m, color: vars.color.ink }),
);
export const heroThumb = style(
  inScreens({
    flex: "none",
    width: "4.5rem",
    aspectRatio: "1 / 1",
    background: vars.color.plaster,
    borderRadius: vars.radius.picture,
    "@media": { [from.desktop]: { width: "6rem" } },
  }),
);
export const heroPieceWords = style(
  inScreens({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    minWidth: 0,
    "@media": {
      [canHover]: {
        selectors: {
          [`${heroPiece}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.22em" },
        },
      },
    },
  }),
);
export const selling = style(
  inScreens({
    ...forcedEdge,
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
export const sellingWords = style(inScreens({ display: "flex", flexDirection: "column", gap: vars.space.l }));
