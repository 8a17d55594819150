import { expect, test } from "vitest";
import { exportTokens } from "./export-tokens.ts";
import { themes } from "./themes.ts";

const files = exportTokens();
const read = (name: string): unknown => JSON.parse(files[name] ?? "null");

test("has a file for each theme, for the tokens that all share, and as CSS", () => {
  const modes = Object.keys(themes);
  expect(Object.keys(files)).toEqual([
    "dtcg/base.tokens.json",
    ...modes.map((mode) => `dtcg/${mode}.tokens.json`),
    ...modes.map((mode) => `figma/${mode}.tokens.json`),
    "tokens.css",
  ]);
});

test("writes colors, with and without alpha, as components of sRGB", () => {
  expect(read("dtcg/light.tokens.json")).toMatchObject({
    color: {
      $type: "color",
      accent: {
        $value: { colorSpace: "srgb", components: [0.4314, 0.1294, 0.2588], alpha: 1, hex: "#6e2142" },
      },
      scrim: {
        $value: { colorSpace: "srgb", components: [0.1412, 0.0902, 0.1098], alpha: 0.44, hex: "#24171c" },
      },
    },
  });
});

test("writes every layer of a shadow", () => {
  const px = (value: number) => ({ value, unit: "px" });
  const ink = { colorSpace: "srgb", components: [0.1412, 0.0902, 0.1098], hex: "#24171c" };
  expect(read("dtcg/light.tokens.json")).toMatchObject({
    shadow: {
      low: {
        $value: [
          { color: { ...ink, alpha: 0.06 }, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) },
          { color: { ...ink, alpha: 0.07 }, offsetX: px(0), offsetY: px(4), blur: px(14), spread: px(0) },
        ],
      },
    },
  });
  expect(read("dtcg/contrast.tokens.json")).toMatchObject({
    shadow: { high: { $value: [{ blur: px(0), spread: px(2), color: { hex: "#000000", alpha: 1 } }] } },
  });
});

test("writes lengths, times, families and type in both sizes", () => {
  expect(read("dtcg/base.tokens.json")).toMatchObject({
    space: { $type: "dimension", m: { $value: { value: 16, unit: "px" } } },
    motion: { $type: "duration", quick: { $value: { value: 120, unit: "ms" } } },
    layer: { $type: "number", toast: { $value: 70 } },
    family: {
      text: {
        $value: ["Instrument Sans", "Instrument Fallback", "Instrument Android", "Arial", "sans-serif"],
      },
    },
    typography: {
      phone: { title: { $value: { fontFamily: "{family.display}", fontSize: { value: 33, unit: "px" } } } },
      desktop: {
        title: {
          $value: { fontSize: { value: 50, unit: "px" }, letterSpacing: { value: -0.85, unit: "px" } },
        },
      },
    },
  });
});

test("gives Figma only what its variables can be", () => {
  const types = new Set<unknown>();
  const look = (group: object): void => {
    for (const [name, value] of Object.entries(group))
      if (name === "$type") types.add(value);
      else if (typeof value === "object" && value !== null) look(value);
  };
  for (const theme of Object.keys(themes)) look(Object(read(`figma/${theme}.tokens.json`)));
  expect([...types].toSorted()).toEqual(["color", "dimension", "number"]);
});

test("writes CSS in which the device decides until a theme is chosen", () => {
  const css = files["tokens.css"] ?? "";
  expect(css).toMatch(/^:root \{\n {2}color-scheme: light;\n {2}--hl-color-ground: #fcfbf9;/);
  expect(css).toContain("  --hl-space-m: 1rem;\n");
  expect(css).toContain(
    "@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\n  color-scheme: dark;\n",
  );
  expect(css).toContain(':root[data-theme="contrast"] {\n  color-scheme: light;\n');
});
