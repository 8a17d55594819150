import { expect, test } from "vitest";
import { searchWithFewerWords } from "./fewer-words.ts";

const pieces = ["oak desk", "oak desk small", "walnut table", "wool rug", "jute rug", "oak table"];

const count = (keyword: string) =>
  Promise.resolve(
    pieces.filter((piece) => keyword.split(/\s+/).every((word) => piece.includes(word))).length,
  );
const search = { count, find: async (keyword: string) => ({ total: await count(keyword) }) };

test("drops other words before those that name the kind", async () => {
  const keyword = "oak rug";
  expect((await searchWithFewerWords(keyword, search)).leftOut).toEqual(["rug"]);
  const named = { ...search, namesKind: (word: string) => word === "rug" };
  expect((await searchWithFewerWords(keyword, named)).leftOut).toEqual(["oak"]);
});

test.each([
  ["oak desk", 2, []],
  ["persian rug", 2, ["persian"]],
  ["vintage persian  rug", 2, ["vintage", "persian"]],
  // Each word has matches, but not all together: most oak pieces are desks.
  ["walnut oak desk", 2, ["walnut"]],
  ["persian walnut rug", 2, ["persian", "walnut"]],
  ["persian", 0, []],
  ["persian kilim", 0, []],
  ["a very long wish for a rug", 0, []],
  ["", 6, []],
])("%s finds %i, without %j", async (keyword, total, leftOut) => {
  expect(await searchWithFewerWords(keyword, search)).toEqual({ found: { total }, leftOut });
});
