import { globalLayer } from "@vanilla-extract/css";

/** Weakest first. Every rule of the library stands in one of these, so the order of files decides nothing. */
export const resetLayer = globalLayer("reset");
export const componentsLayer = globalLayer("components");
export const patternsLayer = globalLayer("patterns");
export const screensLayer = globalLayer("screens");
