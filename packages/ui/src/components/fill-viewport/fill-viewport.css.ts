import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/in-layer.ts";

/**
 * Below this height (an open keyboard, a phone in landscape) the header and footer give way. A zoomed desktop window
 * is as low, but there the header is needed for navigation.
 */
const low = "(max-height: 30rem) and (pointer: coarse)";

export const filling = style(
  inComponents({
    height: "100dvh",
    minHeight: "14rem",
    overflow: "hidden",
    selectors: { "body > main > &": { height: "100%" } },
  }),
);
globalStyle(
  `body:has(> main > ${filling})`,
  inComponents({ display: "flex", flexDirection: "column", height: "100dvh", overflow: "hidden auto" }),
);
globalStyle(`body > main:has(> ${filling})`, inComponents({ flex: 1, minHeight: 0 }));
globalStyle(
  `body:has(> main > ${filling}) > :is(header, section):not(:focus-within)`,
  // Patterns say how their bars are laid out, and have the last word otherwise.
  inComponents({ "@media": { [low]: { display: "none !important" } } }),
);
