import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import { describe, expect, test } from "vitest";
import { createKindVocabulary } from "./kind-vocabulary.ts";
import { matchesLabel } from "./label-match.ts";
import { sizeWordsOf } from "./size-words.ts";
import { closestTerm, typosBetween } from "./spelling.ts";

const vocabulary = createKindVocabulary(
  {
    types: [
      "beds",
      "nightstands",
      "dressers",
      "side_tables",
      "coffee_tables",
      "desk_lamps",
      "table_lamps",
      "writing_desks",
      "desk_chairs",
      "three_seat_sofas",
      "bar_stools",
      "stools",
      "area_rugs",
      "framed_art",
      "wall_mirrors",
    ],
    subCategories: ["tables", "sofas", "chairs", "desks", "lamps", "rugs", "mirrors", "art", "bedroom"],
    categories: ["furniture", "seating", "lighting"],
  },
  ["art_deco", "mid_century_modern", "Rugs USA"],
);

const namesOf = (keyword: string) => vocabulary.kindOf(keyword)?.names.map(({ value }) => value) ?? [];

describe("the kind that a search names", () => {
  test.each([
    ["bed", ["beds"]],
    ["king size beds", ["beds"]],
    ["bed side table", ["nightstands"]],
    ["oak side table", ["side_tables"]],
    ["table", ["side_tables", "coffee_tables", "tables"]],
    ["desk lamp", ["desk_lamps"]],
    ["lamp for a desk", ["desk_lamps", "table_lamps", "lamps"]],
    ["dresser with a mirror", ["dressers"]],
    ["for the bedroom: a dresser", ["dressers"]],
    ["chest of drawers", ["dressers"]],
    ["couch", ["sofas"]],
    ["sofa", ["three_seat_sofas", "sofas"]],
    ["stool", ["bar_stools", "stools"]],
    ["art deco desk", ["writing_desks", "desks"]],
    ["art deco", []],
    ["rugs usa", []],
    ["furniture", []],
    ["bedroom", []],
    ["velvet", []],
    ["", []],
  ])("%s", (keyword, names) => {
    expect(namesOf(keyword)).toEqual(names);
  });

  test("returns the catalog's own words for an alias", () => {
    expect(vocabulary.kindOf("night stand")).toEqual({
      names: [{ facet: "types", value: "nightstands" }],
      phrase: ["night", "stand"],
      labels: [["nightstand"]],
    });
  });
});

describe("the size in a search", () => {
  const sizeOf = (keyword: string) => {
    const size = sizeWordsOf(keyword, vocabulary.kindOf(keyword));
    return size && { keyword: size.keyword, ranges: size.ranges };
  };
  test.each([
    ["king size bed", "bed", [[{ field: "width", least: 74, most: 100 }]]],
    ["oak queen-sized bed", "oak bed", [[{ field: "width", least: 60, most: 73.9 }]]],
    ["60 inch dresser", "dresser", [[{ field: "width", least: 57, most: 63 }]]],
    ["6 ft sofa", "sofa", [[{ field: "width", least: 69, most: 75 }]]],
    ['dresser under 40" tall', "dresser", [[{ field: "height", least: 0, most: 40 }]]],
  ])("%s", (keyword, rest, ranges) => {
    expect(sizeOf(keyword)).toEqual({ keyword: rest, ranges });
  });

  test("reads the feet of a rug in either order", () => {
    const eight = (field: string) => ({ field, least: 84, most: 108 });
    const ten = (field: string) => ({ field, least: 108, most: 132 });
    expect(sizeOf("8x10 wool rug")).toEqual({
      keyword: "wool rug",
      ranges: [
        [eight("width"), ten("width")],
        [ten("depth"), eight("depth")],
        [eight("width"), eight("depth")],
        [ten("width"), ten("depth")],
      ],
    });
  });

  test.each(["queen anne chair", "king size", "8 drawer dresser", "bed"])(
    "finds no size in %s",
    (keyword) => {
      expect(sizeOf(keyword)).toBeNull();
    },
  );
});

test.each([
  ["vlevet", "velvet", 1],
  ["soffa", "sofa", 1],
  ["chendelyer", "chandelier", 2],
  ["desk", "desk", 0],
  ["lamp", "velvet", 2],
])("%s and %s differ by %i", (one, other, typos) => {
  expect(typosBetween(one, other, 1 + Math.floor(one.length / 8))).toBe(typos);
});

test("prefers the word with few typos, the same first letter, and the most uses", () => {
  const known = new Map([
    ["sofa", 900],
    ["soft", 40],
    ["toft", 5_000],
    ["for", 90_000],
    ["floor", 10],
    ["velvet", 100],
  ]);
  expect(
    ["sofe", "soffa", "vlevet", "flor", "sof", "sofa1", "persian"].map((term) => closestTerm(term, known)),
  ).toEqual(["sofa", "sofa", "velvet", "floor", null, null, null]);
});

test.each([
  ["nightst", "nightstands", true],
  ["vlevet soffa", "sofas", true],
  ["velvet sofa", "sofas", true],
  ["velvet sofa", "three_seat_sofas", false],
  ["halden", "Halden & Moss", true],
  ["halden sofa", "Halden & Moss", false],
  ["knoll chair", "Knoll", true],
  ["bras", "Brass & Co", true],
  ["velvet so", "sofas", false],
  ["lamp", "rugs", false],
  ["!!", "rugs", false],
])("%s names the label %s: %s", (typed, label, names) => {
  expect(matchesLabel(typed, label)).toBe(names);
});

test("corrects a word for a label only if the catalog does not contain it", () => {
  const knows = (word: string) => word === "sofa";
  expect(matchesLabel("sofa", "Solano Works", knows)).toBe(false);
  expect(matchesLabel("sofa", "sofas", knows)).toBe(true);
  expect(matchesLabel("solanp", "Solano Works", knows)).toBe(true);
});

test("keeps an exact search in the query", () => {
  expect(listingQuerySchema.parse({ exact: "1" }).exact).toBe("1");
});
