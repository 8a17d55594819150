import { globalLayer } from "@vanilla-extract/css";

/** Weakest first. Every rule of the library is in one of these layers, so the order of files does not matter. */
export const resetLayer = globalLayer("reset");
export const componentsLayer = globalLayer("components");
export const patternsLayer = globalLayer("patterns");
export const screensLayer = globalLayer("screens");
