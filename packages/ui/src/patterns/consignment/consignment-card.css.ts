import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo } from "../../theme/media.ts";
import { besideDot, dotSize } from "../../theme/timeline-dot.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

export const card = style(
  inPatterns({
    display: "grid",
    gridTemplateColumns: "5.5rem minmax(0, 1fr)",
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    alignItems: "start",
    scrollMarginTop: "6rem",
    paddingBlock: `${vars.space.l} ${vars.space.m}`,
    // Above the first one is the line of the tabs.
    selectors: { "li + li > &": { borderTop: `1px solid ${vars.color.line}` } },
    "@media": {
      [upTo.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
      [from.tablet]: {
        gridTemplateColumns: "9rem minmax(0, 1fr)",
        columnGap: vars.space.xl,
        rowGap: vars.space.xs,
      },
    },
  }),
);
export const picture = style(inPatterns({ "@media": { [from.tablet]: { gridRow: "span 2" } } }));
export const description = style(
  inPatterns({ display: "flex", flexDirection: "column", gap: vars.space.xs, alignItems: "flex-start" }),
);
export const title = style(inPatterns({ ...typeface("subheading"), overflowWrap: "anywhere" }));
export const way = style(
  inPatterns({
    gridColumn: "1 / -1",
    display: "flex",
    flexDirection: "column",
    gap: vars.space.s,
    minWidth: 0,
    "@media": { [from.tablet]: { gridColumn: "2" } },
  }),
);
export const summary = style(
  inPatterns({
    ...typeface("label"),
    // The hidden name is positioned.
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    minHeight: "2.75rem",
    // Below the text, not below the picture; what it opens is as wide as the card.
    marginInlineStart: `calc(5.5rem + ${vars.space.m})`,
    cursor: "pointer",
    "@media": {
      [upTo.phone]: { marginInlineStart: 0 },
      [from.tablet]: { marginInlineStart: 0 },
    },
  }),
);
export const chevron = style(
  inPatterns({ width: "1.1em", height: "1.1em", transition: `transform ${vars.motion.quick}` }),
);
globalStyle(`details[open] > summary > ${chevron}`, inPatterns({ transform: "rotate(180deg)" }));
export const details = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
    paddingTop: vars.space.s,
    minWidth: 0,
  }),
);
/** On phones vertical, and only to the next step; horizontal on wider screens. */
export const timeline = style(
  inPatterns({
    display: "flex",
    flexDirection: "column",
    listStyle: "none",
    "@media": { [from.tablet]: { flexDirection: "row" } },
  }),
);
export const step = style(
  inPatterns({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space.xs,
    minWidth: 0,
    paddingInlineStart: besideDot,
    paddingBottom: vars.space.xs,
    color: vars.color.inkSoft,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: "0.3rem",
        top: "1rem",
        bottom: "-0.4rem",
        width: "1px",
        background: vars.color.line,
      },
      "&:last-child::before": { display: "none" },
      "&::after": {
        content: "",
        position: "absolute",
        insetInlineStart: 0,
        top: "0.35rem",
        width: dotSize,
        height: dotSize,
        borderRadius: "50%",
        background: vars.color.ground,
        border: `1px solid ${vars.color.lineStrong}`,
      },
      "&[data-state=done]": { color: vars.color.ink },
      "&[data-state=done]::after": { background: vars.color.ink, borderColor: vars.color.ink },
      "&[data-state=current]": { color: vars.color.ink },
      "&[data-state=current]::after": { background: vars.color.accent, borderColor: vars.color.accent },
    },
    "@media": {
      [forcedColors]: {
        selectors: { "&[data-state=current]::after": { background: "Highlight", borderColor: "Highlight" } },
      },
      [upTo.tablet]: {
        selectors: {
          "&[data-state=ahead]::before, &[data-state=ahead] ~ &[data-state=ahead]": { display: "none" },
        },
      },
      [from.tablet]: {
        flexDirection: "column",
        flex: "1 1 0",
        alignItems: "stretch",
        paddingInlineStart: 0,
        paddingInlineEnd: vars.space.s,
        paddingTop: vars.space.l,
        paddingBottom: 0,
        selectors: {
          "&::before": {
            top: "0.3rem",
            bottom: "auto",
            insetInlineStart: "0.65rem",
            insetInlineEnd: 0,
            width: "auto",
            height: "1px",
          },
          "&::after": { top: 0 },
        },
      },
    },
  }),
);
/** An amount far from its name is hard to read. */
export const amounts = style(inPatterns({ maxWidth: vars.measure.text }));
export const withdraw = style(inPatterns({ ...typeface("small") }));
export const withdrawSummary = style(
  inPatterns({
    ...typeface("small"),
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    cursor: "pointer",
    color: vars.color.inkSoft,
    textDecoration: "underline",
    textUnderlineOffset: "0.22em",
  }),
);
