import { expect, test } from "vitest";
import { brandsByLetter } from "./brands-by-letter.ts";

const named = (name: string) => ({ name, slug: name.toLowerCase(), count: 1, designer: false });

test("groups names by their first letter without accents, digits first", () => {
  const groups = brandsByLetter(["Zeno", "Östra", "oak & Sons", "3 Legs", "Alba", "Årby"].map(named));
  expect(groups.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ["0–9", "3 Legs"],
    ["A", "Alba", "Årby"],
    ["O", "oak & Sons", "Östra"],
    ["Z", "Zeno"],
  ]);
});

test("returns no groups without brands", () => {
  expect(brandsByLetter([])).toEqual([]);
});
