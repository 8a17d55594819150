import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { smallWorld } from "@heirloop/demo/world/small-world";
import { expect, test } from "vitest";
import { demoRecord } from "../../seed/demo-records.ts";
import { createListingIndex } from "./listing-index.ts";
import type { Matching } from "./search.port.ts";

const [anyListing] = smallWorld().listings;
if (anyListing === undefined) throw new Error("The demo world has no listings.");
/** The fields that no search in this file depends on. */
const anyRecord = demoRecord(anyListing);

type Piece = { title: string; width: number; depth?: number; height?: number; type?: string };

function createIndex() {
  const index = createListingIndex();
  const put = (pieces: readonly Piece[]): void => {
    for (const { title, width, depth = 30, height = 30, type = "loveseats" } of pieces)
      index.put(title, {
        ...anyRecord,
        objectID: heirloopIdSchema.parse(title.replaceAll(/\W/g, "").padEnd(12, "0")),
        title,
        description: "",
        types: [type],
        subCategories: [],
        categories: [],
        width,
        depth,
        height,
      });
  };
  const find = (keyword: string, matching: Matching = "forgiving") => {
    const { hits, leftOut } = index.search({
      keyword,
      matching,
      clauses: [],
      sort: "relevance",
      offset: 0,
      length: 100,
      facets: [],
      disjunctive: false,
    });
    return { widths: hits.map(({ record }) => record.width).toSorted((a, b) => a - b), leftOut };
  };
  return { put, find };
}

const loveseats = (...widths: number[]) =>
  widths.map((width): Piece => ({ title: `Loveseat ${width}`, width }));

test.each([
  [[60], [60], [60]],
  [[60, 61, 62], [60], [62]],
  [
    [60, 61, 62, 63],
    [60, 61],
    [62, 63],
  ],
  [
    [60, 61, 62, 63, 64, 65],
    [60, 61],
    [64, 65],
  ],
  [
    [65, 61, 66, 60, 64, 62, 63],
    [60, 61, 62],
    [64, 65, 66],
  ],
])("finds the third of %j, rounded up, with the smallest and largest sides", (widths, smallest, largest) => {
  const { put, find } = createIndex();
  put(loveseats(...widths));
  expect(find("small loveseat")).toEqual({ widths: smallest, leftOut: null });
  expect(find("large loveseat")).toEqual({ widths: largest, leftOut: null });
});

test("finds all pieces as large as the last one of the third", () => {
  const { put, find } = createIndex();
  put([
    ...loveseats(60, 63),
    { title: "Loveseat a", width: 61 },
    { title: "Loveseat b", width: 61 },
    { title: "Loveseat c", width: 61 },
  ]);
  expect(find("small loveseat").widths).toEqual([60, 61, 61, 61]);
  expect(find("large loveseat").widths).toEqual([61, 61, 61, 63]);
});

test("compares a piece with all of its kind, and with no other kind", () => {
  const { put, find } = createIndex();
  put([
    ...loveseats(60, 61, 62, 63),
    { title: "Velvet loveseat", width: 64 },
    { title: "Velvet stool", width: 12, type: "stools" },
    { title: "Stool", width: 90, type: "stools" },
  ]);
  expect(find("large velvet loveseat").widths).toEqual([64]);
  expect(find("small velvet stool").widths).toEqual([12]);
  // Loveseats would be the larger ones among stools, and the reverse.
  expect(find("small loveseat").widths).toEqual([60, 61]);
  expect(find("large stool").widths).toEqual([90]);
});

test("finds any piece of the kind if none is small enough, and says so", () => {
  const { put, find } = createIndex();
  put([...loveseats(60, 61, 62), { title: "Velvet loveseat", width: 64 }]);
  expect(find("small velvet loveseat")).toEqual({ widths: [64], leftOut: "small" });
  expect(find("small velvet loveseat", "strict")).toEqual({ widths: [], leftOut: null });
});

test("takes the word literally only if no piece of that size is found, and never in a strict search", () => {
  const { put, find } = createIndex();
  put([...loveseats(60, 61, 62), { title: "Small velvet loveseat", width: 64 }]);
  expect(find("small velvet loveseat")).toEqual({ widths: [64], leftOut: null });
  expect(find("small velvet loveseat", "strict")).toEqual({ widths: [], leftOut: null });
  expect(find("small loveseat").widths).toEqual([60, 61]);
});

test("takes a size in inches as well", () => {
  const { put, find } = createIndex();
  put(loveseats(60, 61, 62, 63, 64, 65, 66));
  expect(find("large loveseat 65 inches wide").widths).toEqual([64, 65, 66]);
  expect(find("large loveseat under 65 inches wide").widths).toEqual([64, 65]);
  expect(find("large loveseat under 62 inches wide")).toEqual({
    widths: [60, 61, 62, 63, 64, 65, 66],
    leftOut: "under 62 inches wide large",
  });
});

test("adds up the sides that the word is about", () => {
  const { put, find } = createIndex();
  put([
    { title: "Loveseat a", width: 60, depth: 40, height: 20 },
    { title: "Loveseat b", width: 61, depth: 30, height: 50 },
    { title: "Loveseat c", width: 62, depth: 20, height: 40 },
  ]);
  expect(
    ["wide", "deep", "shallow", "tall", "low", "narrow", "small", "large"].map((word) => [
      word,
      ...find(`${word} loveseat`).widths,
    ]),
  ).toEqual([
    ["wide", 62],
    ["deep", 60],
    ["shallow", 62],
    ["tall", 61],
    ["low", 60],
    ["narrow", 62],
    ["small", 60],
    ["large", 61],
  ]);
});

test("follows pieces that are added or get another size", () => {
  const { put, find } = createIndex();
  put(loveseats(60, 61, 62));
  expect(find("small loveseat").widths).toEqual([60]);
  put([{ title: "Loveseat 60", width: 70 }]);
  expect(find("small loveseat").widths).toEqual([61]);
  put(loveseats(50));
  expect(find("small loveseat").widths).toEqual([50, 61]);
});
