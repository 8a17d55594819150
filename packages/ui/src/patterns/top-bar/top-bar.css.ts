import { globalStyle, style } from "@vanilla-extract/css";
import { withoutTextPlate } from "../../theme/forced-colors.ts";
import { inPatterns } from "../../theme/in-layer.ts";
import { from, upTo, noScripts } from "../../theme/media.ts";
import { typeface } from "../../theme/typeface.ts";
import { vars } from "../../theme/vars.css.ts";

/** Lines up icons with the page's edge by their drawing. With very large text the page's margin is smaller than that. */
const intoMargin = `max(-0.6rem, -1 * ${vars.space.m})`;

export const header = style(
  inPatterns({
    position: "sticky",
    top: 0,
    zIndex: vars.layer.header,
    // Where the mega menu was hidden, the page below receives the pointer.
    pointerEvents: "none",
    // With very large text or in a very low window it would cover most of the page.
    "@media": { "(max-width: 15em), (max-height: 18em)": { position: "relative" } },
  }),
);
export const bar = style(
  inPatterns({
    position: "relative",
    // The mega menu slides behind it.
    zIndex: 1,
    pointerEvents: "auto",
    background: vars.color.ground,
    borderBottom: `1px solid ${vars.color.line}`,
    transition: `transform ${vars.motion.medium} ease`,
    "@media": {
      [upTo.tablet]: {
        selectors: {
          // Moves what is above the search field out of the window. The page below stays where it is.
          "&[data-collapsed]": {
            transform: `translateY(calc(-100% + ${vars.control.medium} + 2 * ${vars.space.xxs}))`,
          },
        },
      },
    },
  }),
);
export const skip = style(
  inPatterns({
    position: "fixed",
    insetInlineStart: vars.space.m,
    top: vars.space.xs,
    zIndex: vars.layer.floating,
    padding: `${vars.space.xs} ${vars.space.m}`,
    ...withoutTextPlate,
    background: vars.color.ink,
    color: vars.color.ground,
    borderRadius: vars.radius.control,
    selectors: {
      "&:not(:focus)": {
        clipPath: "inset(50%)",
        width: "1px",
        height: "1px",
        overflow: "hidden",
        padding: 0,
      },
    },
  }),
);
export const row = style(
  inPatterns({
    display: "flex",
    // Of large letters not all fits beside the logo.
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space.xs,
    paddingBlock: vars.space.xxs,
    "@media": {
      [from.tablet]: {
        display: "grid",
        rowGap: vars.space.xxs,
        paddingBlock: vars.space.xs,
        gridTemplateColumns: "auto auto minmax(0, 1fr)",
        gridTemplateAreas: '"menu logo tools" "places places search"',
        columnGap: vars.space.m,
      },
      [from.desktop]: {
        gridTemplateColumns: "auto auto minmax(8rem, 1fr) auto",
        gridTemplateAreas: '"logo places search tools"',
        columnGap: vars.space.xl,
        minHeight: "4.5rem",
      },
    },
  }),
);
export const plainRow = style(inPatterns({ display: "flex", alignItems: "center", minHeight: "4rem" }));
/** Wider windows have the mega menu below the bar instead. */
export const menu = style(
  inPatterns({
    gridArea: "menu",
    marginInlineStart: intoMargin,
    "@media": { [from.desktop]: { display: "none" }, [noScripts]: { display: "none" } },
  }),
);
export const logo = style(
  inPatterns({
    gridArea: "logo",
    flex: "none",
    // On the narrowest phones it makes room for the tools beside it.
    maxWidth: "max(4.3rem, 100vw - 15.6rem)",
    display: "inline-block",
    justifySelf: "start",
    paddingBlock: vars.space.xxs,
  }),
);
export const places = style(
  inPatterns({
    ...typeface("label"),
    gridArea: "places",
    display: "none",
    gap: vars.space.l,
    "@media": { [from.tablet]: { display: "flex" } },
  }),
);
export const search = style(
  inPatterns({
    gridArea: "search",
    flexBasis: "100%",
    order: 1,
    minWidth: 0,
    "@media": { [from.tablet]: { order: 0 }, [from.desktop]: { maxWidth: "38rem" } },
  }),
);
export const tools = style(
  inPatterns({
    gridArea: "tools",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    marginInlineStart: "auto",
    marginInlineEnd: intoMargin,
  }),
);
/**
 * The bar is always in the window, but the browser takes it for content that is covered by the header, and would scroll
 * the page when the focus enters it or something is typed. Not where the header scrolls with the page.
 */
const sticky = "(min-width: 15.01em) and (min-height: 18.01em)";
globalStyle(
  `html:has(${header}:focus-within)`,
  inPatterns({ "@media": { [sticky]: { scrollPaddingTop: 0 } } }),
);
// For what is above the window while only the search field is shown.
globalStyle(
  `${tools} :is(a, button), ${menu} button, ${logo}`,
  inPatterns({ "@media": { [sticky]: { scrollMarginTop: "-100vh" } } }),
);
/** On phones these are in the menu and on the profile. */
export const roomy = style(
  inPatterns({ display: "contents", "@media": { [upTo.tablet]: { display: "none" } } }),
);
export const sell = style(
  inPatterns({
    ...typeface("label"),
    display: "none",
    paddingInlineEnd: vars.space.s,
    whiteSpace: "nowrap",
    "@media": { [from.tablet]: { display: "block" } },
  }),
);
export const login = style(
  inPatterns({
    paddingInlineStart: vars.space.xs,
    paddingInlineEnd: "0.6rem",
    "@media": { [upTo.tablet]: { display: "none" }, [noScripts]: { display: "inline" } },
  }),
);
/** A button that needs JavaScript, and the link that replaces it. */
export const scripted = style(
  inPatterns({ display: "contents", "@media": { [noScripts]: { display: "none" } } }),
);
export const unscripted = style(
  inPatterns({ display: "none", "@media": { [noScripts]: { display: "contents" } } }),
);
export const contact = style(
  inPatterns({
    ...typeface("small"),
    display: "flex",
    gap: vars.space.l,
    marginInlineStart: "auto",
    color: vars.color.inkSoft,
    whiteSpace: "nowrap",
  }),
);
