import { expect, test } from "vitest";
import { splitQuery } from "./synonyms.ts";

test("synonyms work in both directions, the longest phrase first", () => {
  expect(splitQuery(["old", "love", "seat", "love"])).toEqual([
    { terms: ["old"], synonyms: [], narrower: [] },
    { terms: ["love", "seat"], synonyms: [["loveseat"], ["two", "seater"]], narrower: [] },
    { terms: ["love"], synonyms: [], narrower: [] },
  ]);
  expect(splitQuery(["loveseat"])[0]?.synonyms).toContainEqual(["love", "seat"]);
});

test("a broad word means each of its decades, and a decade only itself", () => {
  expect(splitQuery(["retro", "1960"])).toEqual([
    { terms: ["retro"], synonyms: [], narrower: [["1950"], ["1960"], ["1970"], ["1980"]] },
    { terms: ["1960"], synonyms: [["60s"]], narrower: [] },
  ]);
});

test("a word with synonyms can be broad as well", () => {
  expect(splitQuery(["grey"])).toEqual([{ terms: ["grey"], synonyms: [["gray"]], narrower: [["charcoal"]] }]);
});
