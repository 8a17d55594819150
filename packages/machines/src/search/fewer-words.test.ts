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

test("keeps a word that only means something in the name of the kind", async () => {
  const found: Record<string, number> = {
    "tv stand": 4,
    stand: 9,
    oak: 2,
    "oak tv stand": 0,
    "oak stand": 0,
  };
  const counted = {
    count: (keyword: string) => Promise.resolve(found[keyword] ?? 0),
    find: (keyword: string) => Promise.resolve({ total: found[keyword] ?? 0 }),
    namesKind: (word: string) => word === "tv" || word === "stand",
  };
  expect(await searchWithFewerWords("persian tv stand", counted)).toEqual({
    result: { total: 4 },
    leftOut: ["persian"],
  });
  expect((await searchWithFewerWords("oak tv stand", counted)).leftOut).toEqual(["oak"]);
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
  // At most six words.
  ["a1 b2 c3 d4 e5 rug", 2, ["a1", "b2", "c3", "d4", "e5"]],
  ["a1 b2 c3 d4 e5 f6 rug", 0, []],
  [" persian rug ", 2, ["persian"]],
  // Without the unknown word nothing is found either: the one that excludes the most goes too.
  ["persian walnut oak desk", 2, ["persian", "walnut"]],
  // Any two of them have no match together.
  ["walnut wool jute desk", 0, []],
  // Dropping either finds as much: the first goes.
  ["wool jute", 1, ["wool"]],
])("%s finds %i, without %j", async (keyword, total, leftOut) => {
  expect(await searchWithFewerWords(keyword, search)).toEqual({ result: { total }, leftOut });
});

test("drops the word without which most is found, among those that do not name the kind", async () => {
  const counts: Record<string, number> = {
    "a b c": 0,
    a: 9,
    b: 9,
    c: 9,
    "b c": 1,
    "a c": 3,
    "a b": 2,
  };
  const counted = {
    count: (keyword: string) => Promise.resolve(counts[keyword] ?? 0),
    find: (keyword: string) => Promise.resolve({ total: counts[keyword] ?? 0 }),
  };
  const leftOutFor = async (kind: string) =>
    (await searchWithFewerWords("a b c", { ...counted, namesKind: (word) => word === kind })).leftOut;
  expect([await leftOutFor("none"), await leftOutFor("b"), await leftOutFor("c")]).toEqual([
    ["b"],
    ["c"],
    ["b"],
  ]);
});

test("shows other pieces of the kind rather than something else with the other words", async () => {
  const named = { ...search, namesKind: (word: string) => word === "rug" };
  // There are oak desks and small desks, but no rugs with any of these.
  expect(await searchWithFewerWords("small oak desk rug", search)).toMatchObject({ leftOut: ["rug"] });
  expect(await searchWithFewerWords("small oak desk rug", named)).toEqual({
    result: { total: 2 },
    leftOut: ["small", "oak", "desk"],
  });
  const all = { ...search, namesKind: () => true };
  expect(await searchWithFewerWords("small oak desk rug", all)).toMatchObject({ leftOut: ["rug"] });
});

test.each([
  ["set of 4 oak desks", ["set of 4"]],
  ["oak desks pair of two", ["pair of two"]],
])("drops the number of pieces in %s as a whole", async (keyword, leftOut) => {
  const found: Record<string, number> = { "oak desks": 3, desks: 5, "set of 4": 2, "pair of two": 1, oak: 9 };
  const counted = (words: string) => Promise.resolve(found[words] ?? 0);
  expect(
    await searchWithFewerWords(keyword, {
      count: counted,
      find: async (words) => ({ total: await counted(words) }),
    }),
  ).toEqual({ result: { total: 3 }, leftOut });
});

test("searches once when everything is found, and for one word", async () => {
  const searched: string[] = [];
  const counting = {
    find: async (keyword: string) => {
      searched.push(keyword);
      return { total: await count(keyword) };
    },
    count: (keyword: string) => {
      searched.push(`count ${keyword}`);
      return count(keyword);
    },
  };
  await searchWithFewerWords("oak desk", counting);
  await searchWithFewerWords("persian", counting);
  await searchWithFewerWords("persian kilim", counting);
  expect(searched).toEqual(["oak desk", "persian", "persian kilim", "count persian", "count kilim"]);
});
