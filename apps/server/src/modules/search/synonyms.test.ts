import { expect, test } from "vitest";
import { splitQuery } from "./synonyms.ts";

test("synonyms work in both directions, the longest phrase first", () => {
  expect(splitQuery(["old", "love", "seat"])).toEqual([
    { terms: ["old"], synonyms: [] },
    { terms: ["love", "seat"], synonyms: [["loveseat"], ["two", "seater"]] },
  ]);
  expect(splitQuery(["loveseat"])[0]?.synonyms).toContainEqual(["love", "seat"]);
});

test("a broad word means each of its decades, and a decade means only itself", () => {
  const [retro, bench] = splitQuery(["retro", "bench"]);
  expect(retro).toEqual({ terms: ["retro"], synonyms: [["1950"], ["1960"], ["1970"], ["1980"]] });
  expect(bench).toEqual({ terms: ["bench"], synonyms: [] });
  expect(splitQuery(["1960"])).toEqual([{ terms: ["1960"], synonyms: [] }]);
});
