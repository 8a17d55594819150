import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { contrast, dark, edgePairings, light, textPairings, type ColorTokens } from "./tokens.ts";

const failing = (
  colors: ColorTokens,
  pairings: readonly [keyof ColorTokens, keyof ColorTokens][],
  least: number,
) =>
  pairings
    .map(([text, ground]) => ({
      pairing: `${text} on ${ground}`,
      ratio: contrastRatio(colors[text], colors[ground]),
    }))
    .filter(({ ratio }) => ratio < least);

test("black on white is 21, equal colours are 1", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#6e2142", "#6e2142")).toBe(1);
});

test("every text pairing of the light theme meets AA", () =>
  expect(failing(light, textPairings, 4.5)).toEqual([]));
test("every text pairing of the dark theme meets AA", () =>
  expect(failing(dark, textPairings, 4.5)).toEqual([]));
test("every text pairing of the contrast theme meets AAA", () =>
  expect(failing(contrast, textPairings, 7)).toEqual([]));
test.each([
  ["light", light],
  ["dark", dark],
  ["contrast", contrast],
])("every edge a person must see is 3:1 in the %s theme", (_name, colors) =>
  expect(failing(colors, edgePairings, 3)).toEqual([]),
);
