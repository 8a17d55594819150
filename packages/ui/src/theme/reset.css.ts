import { globalStyle } from "@vanilla-extract/css";
import { inReset } from "./in-layer.ts";
import "./layers.css.ts";
import { from, print, reducedMotion } from "./media.ts";
import { typeface } from "./typeface.ts";
import { vars } from "./vars.css.ts";

globalStyle("*, *::before, *::after", inReset({ boxSizing: "border-box" }));
globalStyle("*", inReset({ margin: 0, padding: 0 }));
globalStyle(
  "html",
  inReset({
    WebkitTextSizeAdjust: "100%",
    // Below the header, which has two rows on narrow pages.
    scrollPaddingTop: "8rem",
    "@media": { [from.desktop]: { scrollPaddingTop: "6rem" } },
  }),
);
globalStyle(
  "body",
  inReset({
    ...typeface("body"),
    background: vars.color.ground,
    color: vars.color.ink,
    minHeight: "100dvh",
    WebkitFontSmoothing: "antialiased",
    textRendering: "optimizeLegibility",
    overflowWrap: "break-word",
    isolation: "isolate",
  }),
);
// Radix makes the body of a page behind a dialog deaf to the pointer, and writes the width of its scrollbar there. Both
// are inherited, so that every element's styles would be computed again on opening and on closing. A scrim lies over
// that page anyway, menus and popovers are not modal, and nothing here reads the width.
globalStyle(
  "body",
  inReset({
    pointerEvents: "auto !important" as "auto",
    vars: { "--removed-body-scroll-bar-size": "0px !important" },
  }),
);
// On paper a page is its main part, without the header, the footer and what lies over it.
globalStyle(
  "body:has(> main) > :not(main)",
  inReset({ "@media": { [print]: { display: "none !important" } } }),
);
globalStyle("img, svg, video, picture", inReset({ display: "block", maxWidth: "100%" }));
globalStyle(
  "input, button, textarea, select",
  inReset({ font: "inherit", color: "inherit", letterSpacing: "inherit" }),
);
globalStyle("button", inReset({ background: "none", border: 0, cursor: "pointer", textAlign: "inherit" }));
globalStyle("button:disabled", inReset({ cursor: "not-allowed" }));
globalStyle("a", inReset({ color: "inherit", textDecoration: "none" }));
globalStyle("ul, ol", inReset({ listStyle: "none" }));
globalStyle("h1, h2, h3, h4", inReset({ font: "inherit", textWrap: "balance" }));
globalStyle("fieldset", inReset({ border: 0, minWidth: 0 }));
globalStyle("table", inReset({ borderCollapse: "collapse", width: "100%" }));
globalStyle("address", inReset({ fontStyle: "normal" }));
globalStyle("summary", inReset({ cursor: "pointer", listStyle: "none" }));
globalStyle("summary::-webkit-details-marker", inReset({ display: "none" }));
globalStyle("[hidden]", inReset({ display: "none !important" }));
globalStyle("::selection", inReset({ background: vars.color.action, color: vars.color.onAction }));

globalStyle(":focus", inReset({ outline: "none" }));
globalStyle(
  ":focus-visible",
  inReset({
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "2px",
    borderRadius: vars.radius.control,
  }),
);
// No ring on elements that only receive the focus for reading.
globalStyle(
  ":is(main, section, article, h1, h2, h3, h4, p)[tabindex='-1']:focus-visible",
  inReset({ outline: "none" }),
);

globalStyle(
  "*, *::before, *::after",
  inReset({
    "@media": {
      [reducedMotion]: {
        animationDuration: "1ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "1ms !important",
        scrollBehavior: "auto !important" as "auto",
      },
    },
  }),
);
