import { expect, test } from "vitest";
import { isBeginningOf, isFiller, searchTerms, termOf, wordsOf } from "./search-terms.ts";

test.each([
  ["Sofas", "sofa"],
  ["lamp", "lamp"],
  ["boxes", "box"],
  ["benches", "bench"],
  ["brushes", "brush"],
  ["glasses", "glass"],
  ["vases", "vase"],
  ["vanities", "vanity"],
  ["cherries", "cherry"],
  ["shelves", "shelf"],
  ["leaves", "leaf"],
  ["sleeves", "sleeve"],
  // Too short for these endings.
  ["ties", "tie"],
  ["axes", "axe"],
  ["gas", "gas"],
  // No plurals.
  ["glass", "glass"],
  ["cactus", "cactus"],
  ["chassis", "chassis"],
  ["seriesx", "seriesx"],
  ["boxest", "boxest"],
  ["Café", "cafe"],
  ["BØG", "bog"],
  ["Ægir", "aegir"],
  ["Straße", "strasse"],
  ["1960s", "1960"],
])("indexes %s as %s", (word, term) => {
  expect(termOf(word)).toBe(term);
});

test.each([
  ["mid-century, modern", ["mid", "century", "modern"]],
  ["grandma's grandma’s", ["grandmas", "grandmas"]],
  ["chair&table", ["chair", "and", "table"]],
  ["  Øl 8x10! ", ["Øl", "8x10"]],
  ["", []],
])("splits %j into words", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ["sof", "sofa", true],
  ["sofa", "sofa", true],
  ["fa", "sofa", false],
  ["8x", "8x10", true],
  ["8x10", "8x10", true],
  ["20", "20th", true],
  ["200", "200", true],
  ["200", "2000", false],
  ["8x1", "8x10", false],
])("counts %s as the beginning of %s: %s", (term, longer, may) => {
  expect(isBeginningOf(term, longer)).toBe(may);
});

test.each(["a", "an", "and", "for", "from", "in", "of", "on", "or", "the", "to", "with"])(
  "skips the stop word %s unless the search has no other words",
  (word) => {
    expect(isFiller(word)).toBe(true);
    expect(searchTerms(`${word} Tables`)).toEqual(["table"]);
    expect(searchTerms(word.toUpperCase())).toEqual([word]);
  },
);

test("does not count other words as stop words", () => {
  expect(isFiller("oak")).toBe(false);
});

test("reads the first 12 words of a search", () => {
  const words = Array.from({ length: 13 }, (_, at) => `word${at}`);
  expect(searchTerms(words.join(" "))).toEqual(words.slice(0, 12));
});
