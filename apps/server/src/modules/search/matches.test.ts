import { expect, test } from "vitest";
import { packMatches } from "./matches.ts";

const found = [
  { id: 7, score: 3, words: ["oak", "table"] },
  { id: 2, score: 2, words: ["table"] },
  { id: 9, score: 1, words: ["oak", "table"] },
  { id: 4, score: 1, words: ["oaktable"] },
];

test("keeps the order of matches and the words of each", () => {
  const matches = packMatches(found);
  expect([...matches.ids]).toEqual([7, 2, 9, 4]);
  for (const { id, words } of found) expect(matches.wordsOf(id)).toEqual(words);
});

test("returns no words for a document that did not match", () => {
  expect(packMatches(found).wordsOf(3)).toEqual([]);
  expect(packMatches([]).wordsOf(0)).toEqual([]);
});
