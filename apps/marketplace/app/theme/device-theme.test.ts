import { expect, test } from "vitest";
import { getDeviceTheme } from "./device-theme.ts";

const light = { media: "(prefers-color-scheme: light)" };
const contrast = { media: "(prefers-contrast: more)" };
/** Shown to those only who choose it. */
const chosen = { media: null };

test.each<[string, string[], { media: string } | undefined]>([
  ["the only one that matches", [light.media], light],
  ["the last of several", [light.media, contrast.media], contrast],
  ["none", [], undefined],
])("selects %s, and never one without a setting", (_which, settings, expected) => {
  expect(getDeviceTheme([light, contrast, chosen], (media) => settings.includes(media))).toBe(expected);
});
