import { style, styleVariants } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";
import { canHover, from, reducedMotion, upTo } from "../../theme/media.ts";
import { vars } from "../../theme/vars.css.ts";

/** Room for focus rings and hover effects, which overflow would clip. */
const air = vars.space.xxs;

export const frame = style(inComponents({ position: "relative", minWidth: 0 }));
export const row = style(
  inComponents({
    // Contains visually hidden content, which would otherwise widen the page.
    position: "relative",
    display: "grid",
    gridAutoFlow: "column",
    columnGap: vars.space.m,
    rowGap: vars.space.l,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollBehavior: "smooth",
    scrollbarWidth: "none",
    padding: air,
    margin: `calc(-1 * ${air})`,
    scrollPaddingInline: air,
    "@media": {
      [from.tablet]: { columnGap: vars.space.l, rowGap: vars.space.xl },
      [reducedMotion]: { scrollBehavior: "auto" },
    },
  }),
);
export const size = styleVariants(
  {
    small: {
      gridAutoColumns: "min(42%, 11rem)",
      "@media": {
        [upTo.phone]: { gridAutoColumns: "82%" },
        [from.tablet]: { gridAutoColumns: "10.5rem" },
      },
    },
    medium: {
      gridAutoColumns: "min(62%, 15rem)",
      "@media": {
        [upTo.phone]: { gridAutoColumns: "82%" },
        [from.tablet]: { gridAutoColumns: `calc((100% - 2 * ${vars.space.l}) / 3)` },
        [from.desktop]: { gridAutoColumns: `calc((100% - 3 * ${vars.space.l}) / 4)` },
        [from.broad]: { gridAutoColumns: `calc((100% - 4 * ${vars.space.l}) / 5)` },
      },
    },
    wide: { gridAutoColumns: "min(82%, 20rem)" },
  },
  inComponents,
);
/** From the tablet on everything is visible. The class is doubled because a size also sets the column width. */
export const unfolds = styleVariants(
  { three: "repeat(3, minmax(0, 1fr))", four: "repeat(4, minmax(0, 1fr))" },
  (gridTemplateColumns) =>
    inComponents({
      "@media": {
        [from.tablet]: {
          selectors: {
            "&&": { gridAutoFlow: "row", gridAutoColumns: "auto", gridTemplateColumns, overflow: "visible" },
          },
        },
      },
    }),
);
export const item = style(inComponents({ minWidth: 0, scrollSnapAlign: "start" }));
/** Touch devices swipe and need no buttons. */
export const step = style(
  inComponents({
    position: "absolute",
    zIndex: vars.layer.raised,
    top: `calc(50% - ${vars.control.medium} / 2)`,
    display: "none",
    background: vars.color.surface,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.low,
    transition: `opacity ${vars.motion.quick}`,
    selectors: {
      "&:has(:disabled)": { opacity: 0, pointerEvents: "none" },
      "[dir=rtl] &": { transform: "scaleX(-1)" },
    },
    "@media": { [canHover]: { display: "block" } },
  }),
);
const outside = { phone: `calc(-1 * ${vars.space.s})`, tablet: `calc(${vars.control.medium} / -2)` };
export const previous = style(
  inComponents({
    insetInlineStart: outside.phone,
    "@media": { [from.tablet]: { insetInlineStart: outside.tablet } },
  }),
);
export const next = style(
  inComponents({
    insetInlineEnd: outside.phone,
    "@media": { [from.tablet]: { insetInlineEnd: outside.tablet } },
  }),
);
