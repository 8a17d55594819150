import { demoWorld } from "@heirloop/demo/world/demo-world";
import type { DemoWorld } from "@heirloop/demo/records/world";
import { listingQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { searchWithFewerWords } from "@heirloop/machines/search/fewer-words";
import { parsePriceWords } from "@heirloop/machines/search/price-words";
import { beforeAll, describe, expect, test } from "vitest";
import { clausesOf } from "../modules/catalog/listing-clauses.ts";
import { createListingIndex } from "../modules/search/listing-index.ts";
import type { Matching } from "../modules/search/search.port.ts";
import { demoRecord } from "./demo-records.ts";

const index = createListingIndex();

let world: DemoWorld;

beforeAll(() => {
  world = demoWorld({ seed: "1", startAt: "2026-11-21T04:00:00.000Z" });
  for (const listing of world.listings)
    if (listing.status === "active") index.put(listing.heirloopId, demoRecord(listing));
  index.indexWords();
});

type Size = Readonly<Record<"width" | "depth" | "height", number>>;

function find(typed: string, matching: Matching = "forgiving") {
  const { keyword } = parsePriceWords(typed);
  const { hits, total, correctedTo, leftOut } = index.search({
    keyword,
    matching,
    clauses: [],
    sort: "relevance",
    offset: 0,
    length: 12,
    facets: [],
    disjunctive: false,
  });
  return { records: hits.map(({ record }) => record), total, correctedTo, leftOut };
}

const sofas = ["three_seat_sofas", "loveseats", "sectionals", "chaises"];
const mirrors = ["wall_mirrors", "round_mirrors", "floor_mirrors"];
const rugs = ["area_rugs", "runners", "round_rugs"];
const lamps = ["floor_lamps", "table_lamps", "desk_lamps", "lanterns"];
const tables = [
  "coffee_tables",
  "round_coffee_tables",
  "dining_tables",
  "round_dining_tables",
  "side_tables",
  "console_tables",
  "nesting_tables",
];

describe("returns first results of the kind that common queries name", () => {
  test.each<[typed: string, types: readonly string[]]>([
    ["bed", ["beds"]],
    ["king size bed", ["beds"]],
    ["queen bed", ["beds"]],
    ["full size bed frame", ["beds"]],
    ["bed side table", ["nightstands"]],
    ["bedside table", ["nightstands"]],
    ["night stand", ["nightstands"]],
    ["side table", ["side_tables"]],
    ["end table", ["side_tables"]],
    ["table", tables],
    ["coffee table", ["coffee_tables", "round_coffee_tables"]],
    ["round coffee table", ["round_coffee_tables"]],
    ["travertine coffee table", ["coffee_tables", "round_coffee_tables"]],
    ["walnut dining table", ["dining_tables", "round_dining_tables"]],
    ["entry table", ["console_tables"]],
    ["table lamp", ["table_lamps"]],
    ["brass floor lamp", ["floor_lamps"]],
    ["desk lamp", ["desk_lamps"]],
    ["lamp", lamps],
    ["lamp for a desk", lamps],
    ["desk", ["writing_desks", "secretary_desks"]],
    ["office chair", ["desk_chairs"]],
    ["desk chair", ["desk_chairs"]],
    ["dining chairs", ["dining_chairs"]],
    ["leather armchair", ["armchairs"]],
    ["arm chair", ["armchairs"]],
    ["wing chair", ["wingback_chairs"]],
    ["rocker", ["rocking_chairs"]],
    ["bar stool", ["bar_stools"]],
    ["barstool", ["bar_stools"]],
    ["stool", ["stools", "bar_stools", "counter_stools"]],
    ["couch", sofas],
    ["grey couch", sofas],
    ["velvet sofa", sofas],
    ["green velvet sofa", sofas],
    ["love seat", ["loveseats"]],
    ["sectional sofa", ["sectionals"]],
    ["chaise lounge", ["chaises"]],
    ["ottoman", ["ottomans"]],
    ["entry bench", ["benches"]],
    ["chest of drawers", ["dressers"]],
    ["dresser with mirror", ["dressers"]],
    ["armoire", ["wardrobes"]],
    ["bookshelf", ["bookcases"]],
    ["tv stand", ["media_consoles"]],
    ["mid century credenza", ["credenzas"]],
    ["walnut credenza", ["credenzas"]],
    ["buffet", ["sideboards"]],
    ["drinks trolley", ["bar_carts"]],
    ["mirror", mirrors],
    ["full length mirror", ["floor_mirrors"]],
    ["wool rug", rugs],
    ["8x10 rug", ["area_rugs"]],
    ["hallway runner", ["runners"]],
    ["chandelier", ["chandeliers"]],
    ["pendant light", ["pendants"]],
    ["tv stand for 65 inch tv", ["media_consoles"]],
    ["plant stand", ["plant_stands"]],
    ["wall art", ["framed_art"]],
    ["pine cupboard", ["cabinets"]],
    ["buffet table", ["sideboards"]],
    ["accent table", ["side_tables"]],
    ["nest of tables", ["nesting_tables"]],
    ["book shelves", ["bookcases"]],
    ["metal bed frame", ["beds"]],
    ["six drawer dresser", ["dressers"]],
    ["scandi armchair", ["armchairs"]],
    ["room divider", ["folding_screens"]],
    ["vanity", ["vanities"]],
    // Styles and brands are not mistaken for kinds.
    ["danish teak sideboard", ["sideboards", "credenzas"]],
  ])("%s", (typed, types) => {
    const { records, correctedTo } = find(typed);
    expect(records.length).toBeGreaterThan(0);
    expect(correctedTo).toBeNull();
    expect(
      [...new Set(records.flatMap((record) => record.types))].filter((type) => !types.includes(type)),
    ).toEqual([]);
  });
});

describe("corrects a misspelled search and reports the correction", () => {
  test.each<[typed: string, correctedTo: string]>([
    ["vlevet soffa", "velvet sofa"],
    ["cofee table", "coffee table"],
    ["dinning table", "dining table"],
    ["flor lamp", "floor lamp"],
    ["chandalier", "chandelier"],
    ["lether armchiar", "leather armchair"],
    ["walnutt credensa", "walnut credenza"],
    ["bokcase", "bookcase"],
    ["mirorr", "mirror"],
    ["vlevet soffa under $500", "velvet sofa"],
    ["vlevet soffa $500", "velvet sofa"],
    ["northlite", "northlight"],
    ["north light lamp", "northlight lamp"],
  ])("%s", (typed, correctedTo) => {
    const results = find(typed);
    expect(results.correctedTo).toBe(correctedTo);
    expect(results.total).toBe(find(correctedTo).total);
    expect(results.total).toBeGreaterThan(0);
  });

  test.each(["eames", "ikea", "herman miller", "miller"])(
    "finds nothing for %s, which only resembles words of descriptions",
    (typed) => {
      expect(find(typed)).toMatchObject({ total: 0, correctedTo: null });
    },
  );

  test.each(["barn door", "horse", "tree", "slate coffee table"])(
    "does not correct %s, which names another thing",
    (typed) => {
      expect(find(typed)).toMatchObject({ total: 0, correctedTo: null });
    },
  );

  test("keeps the spelling on request and for alerts", () => {
    expect(find("vlevet soffa", "asTyped")).toMatchObject({ total: 0, correctedTo: null });
    expect(find("vlevet soffa", "strict")).toMatchObject({ total: 0, correctedTo: null });
  });
});

test.each([
  ["sofa bed", "bed", "sofa"],
  ["sleeper sofa", "sleeper", "sofa"],
  ["velvet sofa bed", "bed", "velvet sofa"],
])("shows other sofas for %s, and says that they have no “%s”", (typed, missing, shown) => {
  expect(find(typed)).toMatchObject({ leftOut: missing, correctedTo: null, total: find(shown).total });
  expect(find(typed, "strict").total).toBe(0);
});

test.each([
  ["bunk bed", "bunk", ["beds"]],
  ["dining set", "set", ["dining_tables", "round_dining_tables"]],
  ["patio set", "patio set", ["dining_tables", "round_dining_tables"]],
  ["velvet living room set", "living room set", sofas],
  ["bedroom set", "bedroom set", ["beds"]],
  ["oak blanket box", "blanket box", ["trunks"]],
])("shows what comes closest to %s, without “%s”", (typed, missing, types) => {
  const { leftOut, correctedTo, records } = find(typed);
  expect([leftOut, correctedTo]).toEqual([missing, null]);
  expect(records.length).toBeGreaterThan(0);
  expect(records.flatMap((record) => record.types).filter((type) => !types.includes(type))).toEqual([]);
});

test.each([
  ["recliner", ["lounge_chairs", "armchairs"], []],
  ["Leather recliners", ["lounge_chairs", "armchairs"], ["leather"]],
  ["futon", ["sofas"], []],
])("shows what comes closest to %s, and says that there is none", (typed, kinds, also) => {
  const { leftOut, records } = find(typed);
  expect(leftOut).toBe(typed.split(" ").at(-1));
  expect(records.length).toBeGreaterThan(0);
  for (const { types, subCategories, materials } of records) {
    expect(kinds.some((kind) => [...types, ...subCategories].includes(kind))).toBe(true);
    expect(materials).toEqual(expect.arrayContaining(also));
  }
  expect(find(typed, "strict").total).toBe(0);
});

test.each(["vintage", "antique sideboard", "retro lamp", "boho rug"])("finds pieces for %s", (typed) => {
  expect(find(typed)).toMatchObject({ leftOut: null, correctedTo: null });
  expect(find(typed).total).toBeGreaterThan(0);
});

test.each([
  ["6 drawer dresser", "six drawer dresser"],
  ["70s sofa", "1970s sofa"],
  ["60's chair", "1960s chair"],
  ["artdeco lamp", "art deco lamp"],
  ["book shelves", "bookshelf"],
])("finds as much for %s as for %s", (typed, other) => {
  expect(find(typed)).toMatchObject({ leftOut: null, correctedTo: null, total: find(other).total });
  expect(find(typed).total).toBeGreaterThan(0);
});

test("finds each wood or metal for the broad word", () => {
  const materials = (typed: string) => new Set(find(typed).records.flatMap((record) => record.materials));
  expect(find("wooden table").leftOut).toBeNull();
  expect([...materials("wooden table")]).toEqual(expect.arrayContaining(["pine"]));
  expect(find("metal bed frame").leftOut).toBeNull();
  expect([...materials("metal bed frame")]).toContain("iron");
});

test("names the size that no piece has", () => {
  expect(find("king size bed").leftOut).toBe("king size");
  expect(find("king size bed", "strict").total).toBe(0);
  expect(find("queen bed")).toMatchObject({ leftOut: null });
  for (const { width, depth } of find("8x10 rug").records)
    for (const side of [width, depth]) {
      expect(side).toBeGreaterThanOrEqual(84);
      expect(side).toBeLessThanOrEqual(132);
    }
});

test.each<[typed: string, other: string, sides: (size: Size) => number, third: "smallest" | "largest"]>([
  ["small sofa", "sofa", ({ width, depth, height }) => width + depth + height, "smallest"],
  ["small blue velvet sofa", "blue velvet sofa", ({ width }) => width, "smallest"],
  ["sofa for a small apartment", "sofa", ({ width }) => width, "smallest"],
  ["large rug", "rug", ({ width, depth }) => width + depth, "largest"],
  ["extra large rug", "rug", ({ width, depth }) => width + depth, "largest"],
  ["tall bookcase", "bookcase", ({ height }) => height, "largest"],
  ["low dresser", "dresser", ({ height }) => height, "smallest"],
  ["narrow console table", "console table", ({ width, depth }) => width + depth, "smallest"],
])("finds for %s some of those for %s, by their sides", (typed, other, sides, third) => {
  const mean = (words: string) => {
    const { records } = find(words);
    return records.reduce((sum, record) => sum + sides(record), 0) / records.length;
  };
  const [found, all] = [find(typed), find(other)];
  expect(found.leftOut).toBeNull();
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(all.total * 0.5);
  const [smaller, larger] = third === "smallest" ? [typed, other] : [other, typed];
  expect(mean(smaller)).toBeLessThan(mean(larger));
});

test("takes a part's size for no size of the piece", () => {
  expect(find("dresser with large drawers").total).not.toBe(find("large dresser with drawers").total);
});

test.each(["hans wegner", "ligne roset", "pet chic"])(
  "finds nothing for %s, whose last word only begins like another one",
  async (typed) => {
    const search = (keyword: string, length: number, lastWord?: "whole") =>
      index.search({
        keyword,
        lastWord,
        clauses: [],
        sort: "relevance",
        offset: 0,
        length,
        facets: [],
        disjunctive: false,
      });
    const { result, leftOut } = await searchWithFewerWords(typed, {
      find: async (keyword, lastWord) => search(keyword, 5, lastWord),
      count: async (keyword) => search(keyword, 0, "whole").total,
    });
    for (const { record } of result.hits) expect(record.description).toMatch(/\bpet\b/i);
    expect([result.total > 0, leftOut]).toEqual(typed.startsWith("pet") ? [true, ["chic"]] : [false, []]);
  },
);

test("returns exact matches only for an alert", () => {
  for (const { types, title } of find("walnut credenza", "strict").records)
    expect([types, title.toLowerCase().includes("walnut")]).toEqual([["credenzas"], true]);
});

/** Returns the results of a saved search, by `heirloopId`. */
function findSaved(query: string): string[] {
  const listingQuery = listingQueryOf(query);
  if (listingQuery === null) throw new Error(`Not a search: ${query}`);
  const { hits } = index.search({
    keyword: listingQuery.keyword ?? "",
    matching: "strict",
    clauses: clausesOf(listingQuery, null),
    sort: "newest",
    offset: 0,
    length: 1000,
    facets: [],
    disjunctive: false,
  });
  return hits.map(({ record }) => record.objectID);
}

test("finds pieces for every demo saved search, including those that its alerts name", () => {
  const byId = new Map(world.listings.map(({ id, heirloopId }) => [id, heirloopId]));
  for (const { name, query, alerts } of world.savedSearches) {
    const foundIds = findSaved(query);
    expect([name, foundIds.length > 0]).toEqual([name, true]);
    const alertNotices = world.notifications.filter(
      ({ type, text }) => type === "saved-search" && text.includes(`“${name}”`),
    );
    expect([name, alertNotices.length > 0]).toEqual([name, alerts]);
    const named = alertNotices.flatMap(({ listingIds }) => listingIds.map((id) => byId.get(id)));
    expect(named.filter((id) => id === undefined || !foundIds.includes(id))).toEqual([]);
  }
});
