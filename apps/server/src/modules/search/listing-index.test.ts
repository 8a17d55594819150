import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingSorts } from "@heirloop/contract/listing/listing-sorts";
import { cents } from "@heirloop/contract/money/money.schema";
import type { ListingRecord, SearchFacet } from "@heirloop/contract/search/search.schema";
import { smallWorld } from "@heirloop/demo/world/small-world";
import fc from "fast-check";
import { expect, test } from "vitest";
import { demoRecord } from "../../seed/demo-records.ts";
import { createListingIndex } from "./listing-index.ts";
import type { Clause, Condition, ListingSearchRequest } from "./search.port.ts";
import { sortOrders } from "./search-settings.ts";

const [anyListing] = smallWorld().listings;
if (anyListing === undefined) throw new Error("The demo world has no listings.");
/** The fields that no search in this file depends on. */
const anyRecord = demoRecord(anyListing);

const some = (...values: string[]) => fc.subarray(values);
const record = fc
  .record({
    slot: fc.nat(15),
    title: fc.constantFrom("Oak board", "Walnut board", "Oak and walnut thing"),
    price: fc.nat(5),
    date: fc.nat(3),
    isReduced: fc.boolean(),
    materials: some("oak", "walnut", "brass"),
    rooms: some("office", "bedroom"),
    brand: fc.constantFrom(null, "Halden", "Moss"),
    style: fc.constantFrom(null, "modern", "rustic"),
    region: fc.constantFrom(null, "ny", "la"),
    designer: fc.boolean(),
  })
  .map(({ slot, price, isReduced, ...given }): ListingRecord => {
    const id = `piece${String(slot).padStart(7, "0")}`;
    return {
      ...anyRecord,
      ...given,
      objectID: heirloopIdSchema.parse(id),
      slug: id,
      description: "",
      price: cents(price),
      compareAtPrice: isReduced ? cents(price + 1) : null,
      discount: isReduced ? 20 : 0,
      categories: [],
      subCategories: [],
      types: [],
    };
  });
const changes = fc.array(fc.record({ record, isGone: fc.boolean() }), { maxLength: 40 });

const facets = ["materials", "rooms", "brand", "style", "region", "designer", "discount"] as const;
const valuesOf = (of: ListingRecord, facet: SearchFacet): string[] => {
  const value = of[facet];
  return value === null ? [] : Array.isArray(value) ? [...value] : [String(value)];
};

const facetValue = fc.constantFrom<[SearchFacet, string]>(
  ["materials", "oak"],
  ["materials", "brass"],
  ["rooms", "office"],
  ["brand", "Moss"],
  ["style", "rustic"],
  ["region", "ny"],
  ["designer", "true"],
  ["discount", "20"],
  ["style", "unknown"],
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.tuple(facetValue, fc.boolean()).map(([[facet, value], not]): Condition => ({
    kind: "facet",
    facet,
    value,
    not,
  })),
  fc.record({
    kind: fc.constant("number"),
    field: fc.constantFrom("price", "compareAtPrice"),
    least: fc.nat(3),
    most: fc.nat(6),
    not: fc.boolean(),
  }),
);
const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({ any: fc.array(condition, { minLength: 1, maxLength: 2 }) }),
  facetValue.map(([facet, value]): Clause => ({ of: facet, any: [{ kind: "facet", facet, value }] })),
);
const request: fc.Arbitrary<ListingSearchRequest> = fc.record({
  keyword: fc.constantFrom("", "oak", "walnut", "board"),
  clauses: fc.array(clause, { maxLength: 4 }),
  sort: fc.constantFrom(...listingSorts),
  offset: fc.nat(5),
  length: fc.nat(20),
  facets: fc.constant(facets),
  disjunctive: fc.boolean(),
});

const satisfies = (one: ListingRecord) => (asked: Condition) => {
  const holds =
    asked.kind === "facet"
      ? valuesOf(one, asked.facet).includes(asked.value)
      : one[asked.field] !== null &&
        Number(one[asked.field]) >= asked.least &&
        Number(one[asked.field]) <= asked.most;
  return holds !== (asked.not ?? false);
};

/** Counts by going through all records once for each facet. */
function countNaively(records: readonly ListingRecord[], asked: ListingSearchRequest) {
  const named = records.filter(({ title, materials }) =>
    `${title} ${materials.join(" ")}`.toLowerCase().includes(asked.keyword),
  );
  const withClauses = (clauses: readonly Clause[]) =>
    named.filter((one) => clauses.every(({ any }) => any.some(satisfies(one))));
  const countOf = (facet: SearchFacet) => {
    const own = asked.clauses.findIndex(({ of }) => of === facet);
    const others = asked.clauses.filter((_, at) => !asked.disjunctive || at !== own);
    const counts = new Map<string, number>();
    for (const one of withClauses(others))
      for (const value of valuesOf(one, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  };
  return {
    found: withClauses(asked.clauses),
    facets: new Map(facets.map((facet) => [facet, countOf(facet)])),
  };
}

function compare(sort: ListingSearchRequest["sort"], a: ListingRecord, b: ListingRecord): number {
  for (const { by, direction } of sortOrders[sort])
    if (a[by] !== b[by]) return direction === "asc" ? a[by] - b[by] : b[by] - a[by];
  return a.objectID < b.objectID ? -1 : 1;
}

test("counts, orders and sums like a loop over all records", () => {
  fc.assert(
    fc.property(changes, request, (made, asked) => {
      const index = createListingIndex();
      const records = new Map<string, ListingRecord>();
      // The first half is in the sort orders before the rest changes.
      for (const [at, { record: one, isGone }] of made.entries()) {
        if (at === Math.floor(made.length / 2)) index.search(asked);
        index.put(one.objectID, isGone ? null : one);
        if (isGone) records.delete(one.objectID);
        else records.set(one.objectID, one);
      }
      const expected = countNaively([...records.values()], asked);
      const { total, facets: counts, hits, prices } = index.search(asked);
      expect(total).toBe(expected.found.length);
      expect(counts).toEqual(expected.facets);
      const ordered = expected.found.toSorted((a, b) => compare(asked.sort, a, b));
      const sum = ordered.reduce((before, { price }) => before + price, 0);
      const all = ordered.map(({ price }) => price);
      expect(prices).toEqual(
        total === 0 ? null : { min: Math.min(...all), max: Math.max(...all), sum, avg: sum / total },
      );
      const page = ordered.slice(asked.offset, asked.offset + asked.length).map(({ objectID }) => objectID);
      // Which of a keyword's matches comes first is decided by their scores.
      const ids = (found: ReadonlyArray<string>) =>
        asked.sort === "relevance" && asked.keyword !== "" ? found.length : found;
      expect(ids(hits.map(({ record: hit }) => hit.objectID))).toEqual(ids(page));
    }),
    { numRuns: 500 },
  );
});

test("shows all pages of a keyword's matches, each piece once", () => {
  fc.assert(
    fc.property(changes, (made) => {
      const index = createListingIndex();
      for (const { record: one } of made) index.put(one.objectID, one);
      const find = (offset: number, length: number) =>
        index
          .search({
            keyword: "oak",
            clauses: [],
            sort: "relevance",
            offset,
            length,
            facets: [],
            disjunctive: false,
          })
          .hits.map(({ record: hit }) => hit.objectID);
      const pages = [0, 3, 6, 9, 12, 15].flatMap((offset) => find(offset, 3));
      expect(pages).toEqual(find(0, 18));
      expect(new Set(pages).size).toBe(pages.length);
    }),
  );
});

test("orders matches of equal relevance alike, in whatever order they were added", () => {
  fc.assert(
    fc.property(changes, (made) => {
      const latest = [...new Map(made.map(({ record: one }) => [one.objectID, one])).values()];
      const find = (added: readonly ListingRecord[]) => {
        const index = createListingIndex();
        for (const one of added) index.put(one.objectID, one);
        return index
          .search({
            keyword: "oak",
            clauses: [],
            sort: "relevance",
            offset: 0,
            length: 20,
            facets: [],
            disjunctive: false,
          })
          .hits.map(({ record: hit }) => hit.objectID);
      };
      expect(find(latest.toReversed())).toEqual(find(latest));
    }),
  );
});

test("does not know the words of removed pieces", () => {
  fc.assert(
    fc.property(changes, (made) => {
      const index = createListingIndex();
      for (const { record: one } of made) index.put(one.objectID, one);
      const hasOak = ({ title, materials }: ListingRecord) =>
        /\boak\b/i.test(`${title} ${materials.join(" ")}`);
      expect(index.knowsWords("oak")).toBe(index.living().some(hasOak));
      for (const { record: one } of made) index.put(one.objectID, null);
      expect(index.knowsWords("oak")).toBe(false);
    }),
  );
});
