import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { createOwnValues } from "./create-theme.ts";
import { systemColors } from "./forced-colors.ts";
import { themeNames, themes } from "./themes.ts";
import { edgePairings, textPairings, type ColorTokens } from "./tokens.ts";

const failing = (
  colors: ColorTokens,
  pairings: readonly [keyof ColorTokens, keyof ColorTokens][],
  minimum: number,
) =>
  pairings
    .map(([text, ground]) => ({
      pairing: `${text} on ${ground}`,
      ratio: contrastRatio(colors[text], colors[ground]),
    }))
    .filter(({ ratio }) => ratio < minimum);

test("returns 21 for black on white and 1 for equal colors", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastRatio("#6e2142", "#6e2142")).toBe(1);
});

describe.each(Object.entries(themes))("the %s theme", (_name, { colors, textContrast }) => {
  test("meets its contrast in every text pairing", () =>
    expect(failing(colors, textPairings, textContrast)).toEqual([]));
  test("shows every edge of a control at 3:1", () => expect(failing(colors, edgePairings, 3)).toEqual([]));
  // Only its ground sets the search field apart.
  test("shows a well on every ground", () =>
    expect(
      failing(
        colors,
        [
          ["sunken", "ground"],
          ["sunken", "surface"],
        ],
        1.04,
      ),
    ).toEqual([]));
});

test("the light and the dark theme meet AA, the high contrast theme AAA", () => {
  expect(themes).toMatchObject({
    light: { textContrast: 4.5 },
    dark: { textContrast: 4.5 },
    contrast: { textContrast: 7 },
  });
});

describe("in forced colors", () => {
  const pairs = (pairings: readonly [keyof ColorTokens, keyof ColorTokens][]): Set<string> =>
    new Set(pairings.map(([text, ground]) => `${systemColors[text]} on ${systemColors[ground]}`));

  test("text uses only pairs that every palette makes readable", () =>
    expect(pairs(textPairings)).toEqual(
      new Set(["CanvasText on Canvas", "Canvas on CanvasText", "HighlightText on Highlight"]),
    ));
  test("edges of controls differ from every ground", () =>
    expect(pairs(edgePairings)).toEqual(new Set(["CanvasText on Canvas", "Highlight on Canvas"])));
});

test.each(themeNames)("%s draws an edge around fills if they have the color of the page", (name) => {
  const { color, tint } = createOwnValues(themes[name]);
  const fills = [color.accentSoft, color.dangerSoft, color.successSoft, color.warningSoft];
  expect(tint.edge !== "transparent").toBe(fills.includes(color.ground));
});

const hasEdge = (shadow: string): boolean => /\b0 0 0 [12]px /.test(shadow);

test.each(themeNames)("%s tells what floats from what is raised", (name) => {
  const { colorScheme, shadow } = themes[name];
  const { low, high } = createOwnValues(themes[name]).shadow;
  expect(high).not.toBe(low);
  // Where shadows hardly show or are left out.
  expect(hasEdge(high)).toBe(colorScheme === "dark" || shadow === "none");
  expect(hasEdge(low)).toBe(shadow === "none");
});
