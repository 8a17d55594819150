import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { canHover, from, upTo } from "../../theme/media.ts";
import { besideDot, dotSize } from "../../theme/timeline-dot.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(
  inPatterns({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "5.5rem minmax(0, 1fr)",
    gap: vars.space.m,
    alignItems: "start",
    paddingBlock: vars.space.l,
    borderTop: `1px solid ${vars.color.line}`,
    // The border of the tabs is directly above the first order.
    selectors: { "li:first-child > &": { borderTop: 0 } },
    "@media": {
      [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [from.tablet]: { gridTemplateColumns: "8rem minmax(0, 1fr) auto", gap: vars.space.l },
    },
  }),
);
export const content = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.xxs,
    alignItems: "flex-start",
    minWidth: 0,
  }),
);
/** The whole card is clickable. */
export const link = style(
  inPatterns({
    ...typeface("strong"),
    overflowWrap: "anywhere",
    selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
    "@media": {
      [canHover]: {
        selectors: {
          "&:hover": {
            textDecoration: "underline",
            textUnderlineOffset: "0.22em",
            textDecorationThickness: "1px",
          },
        },
      },
    },
  }),
);
/** Above the link that covers the card. */
export const review = style(inPatterns({ position: "relative", paddingTop: vars.space.xxs }));
export const figures = style(
  inPatterns({
    gridColumn: "-2",
    display: "flex",
    flexWrap: "wrap",
    columnGap: vars.space.m,
    alignItems: "baseline",
    "@media": { [from.tablet]: { gridColumn: "3", flexDirection: "column", alignItems: "flex-end" } },
  }),
);
export const details = style(
  inPatterns({
    display: "grid",
    gap: vars.space.xl,
    alignItems: "start",
    "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", gap: vars.space.section } },
  }),
);
/** Without a button it would leave a gap. */
export const actions = style(
  inPatterns({ maxWidth: vars.measure.form, selectors: { "&:empty": { display: "none" } } }),
);
export const code = style(
  inPatterns({ ...typeface("figure"), letterSpacing: "0.12em", fontVariantNumeric: "tabular-nums" }),
);
export const proof = style(inPatterns({ maxWidth: "30rem" }));

export const timeline = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const step = style(
  inPatterns({
    position: "relative",
    paddingInlineStart: besideDot,
    paddingBottom: vars.space.m,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: "0.3rem",
        top: "1.1rem",
        bottom: "-0.3rem",
        width: "1px",
        background: vars.color.line,
      },
      "&:last-child::before": { display: "none" },
      "&::after": {
        content: "",
        position: "absolute",
        insetInlineStart: 0,
        top: "0.4rem",
        width: dotSize,
        height: dotSize,
        borderRadius: "50%",
        background: vars.color.ground,
        border: `1px solid ${vars.color.lineStrong}`,
      },
      "&:last-child::after": { background: vars.color.accent, borderColor: vars.color.accent },
    },
  }),
);
export const money = style(inPatterns({ display: "flex", flexDirection: "column" }));
export const moneyLine = style(
  inPatterns({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: vars.space.m,
    paddingBlock: vars.space.s,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: { "&:first-child": { borderTop: 0 } },
  }),
);
/** The minus sign stays with its amount. */
export const moneyAmount = style(inPatterns({ flex: "none", whiteSpace: "nowrap" }));
export const fieldRow = style(
  inPatterns({ display: "flex", flexWrap: "wrap", gap: vars.space.s, alignItems: "flex-end" }),
);
export const grows = style(inPatterns({ flex: "1 1 11rem", minWidth: 0 }));
