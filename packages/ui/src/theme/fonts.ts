import display from "./fonts/newsreader-display-normal.woff2?url";
import displayItalic from "./fonts/newsreader-display-italic.woff2?url";
import text from "./fonts/instrument-sans-normal.woff2?url";

/** The two faces every first screen needs: for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [display, text];

/** The face of a headline's emphasized word, for a page that begins with one. */
export const italicFont: string = displayItalic;
