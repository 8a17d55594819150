import { expect, test } from "vitest";
import { brandsByLetter } from "./brands-by-letter.ts";

const named = (name: string) => ({ name, slug: name.toLowerCase(), count: 1, designer: false });

test("names stand under their first letter, accents aside, and figures before all", () => {
  const groups = brandsByLetter(["Zeno", "Östra", "oak & Sons", "3 Legs", "Alba", "Årby"].map(named));
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ["0–9", "3 Legs"],
    ["A", "Alba", "Årby"],
    ["O", "oak & Sons", "Östra"],
    ["Z", "Zeno"],
  ]);
});

test("no brands, no letters", () => {
  expect(brandsByLetter([])).toEqual([]);
});
