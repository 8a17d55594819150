import { expect, test } from "vitest";
import { packMatches } from "./matches.ts";

const found = [
  { id: 7, score: 3, words: ["oak", "table"] },
  { id: 2, score: 2, words: ["table"] },
  { id: 9, score: 1, words: ["oak", "table"] },
  { id: 4, score: 1, words: ["oaktable"] },
];

test("matches keep their order and each its own words", () => {
  const matches = packMatches(found);
  expect([...matches.ids]).toEqual([7, 2, 9, 4]);
  for (const { id, words } of found) expect(matches.wordsOf(id)).toEqual(words);
});

test("what did not match has no words", () => {
  expect(packMatches(found).wordsOf(3)).toEqual([]);
  expect(packMatches([]).wordsOf(0)).toEqual([]);
});
