import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import { searchFacets, type ListingRecord, type SearchFacet } from "@heirloop/contract/search/search.schema";
import { createFacetColumn, type FacetColumn } from "./facet-column.ts";
import type {
  Condition,
  FacetValue,
  ListingSearchRequest,
  ListingsFound,
  NumericField,
} from "./search.port.ts";
import { createTextIndex } from "./text-index.ts";
import { createVersionedCache } from "./versioned-cache.ts";
import { wordsOf } from "./term.ts";

type Test = (slot: number) => boolean;

const one = (value: string | null): string[] => (value === null ? [] : [value]);
const readFacet: Record<SearchFacet, (record: ListingRecord) => readonly string[]> = {
  brand: ({ brand }) => one(brand),
  designer: ({ designer }) => [String(designer)],
  categories: ({ categories }) => categories,
  subCategories: ({ subCategories }) => subCategories,
  types: ({ types }) => types,
  materials: ({ materials }) => materials,
  style: ({ style }) => one(style),
  color: ({ color }) => one(color),
  rooms: ({ rooms }) => rooms,
  condition: ({ condition }) => [condition],
  region: ({ region }) => one(region),
  discount: ({ discount }) => [String(discount)],
};

const byDate = (a: ListingRecord, b: ListingRecord) => b.date - a.date || (a.objectID < b.objectID ? -1 : 1);
const compare: Record<ListingSort, (a: ListingRecord, b: ListingRecord) => number> = {
  relevance: byDate,
  newest: byDate,
  "price-asc": (a, b) => a.price - b.price || byDate(a, b),
  "price-desc": (a, b) => b.price - a.price || byDate(a, b),
  discount: (a, b) => b.discount - a.discount || byDate(a, b),
};

/** Weights of the fields in which a word is found. */
const weights = { title: 6, kind: 5, brand: 4, look: 2, description: 1 };

const textsOf = (record: ListingRecord): Record<keyof typeof weights, string> => ({
  title: record.title,
  kind: [...record.types, ...record.subCategories, ...record.categories].join(" "),
  brand: record.brand ?? "",
  look: [record.style ?? "", record.color ?? "", ...record.materials, ...record.rooms].join(" "),
  description: record.description,
});

/** Everything that is for sale, in memory: words in MiniSearch, attributes in columns of numbers. */
export function createListingIndex() {
  const text = createTextIndex(weights);
  const columns = new Map<SearchFacet, FacetColumn>(
    searchFacets.map((facet) => [facet, createFacetColumn()]),
  );
  const records: Array<ListingRecord | null> = [];
  const slots = new Map<string, number>();
  const orders = new Map<ListingSort, Uint32Array>();
  const matched = createVersionedCache<{
    order: readonly number[];
    words: ReadonlyMap<number, readonly string[]>;
  }>(32);
  let version = 0;

  function put(id: string, record: ListingRecord | null): void {
    const slot = slots.get(id) ?? records.length;
    if (record === null && !slots.has(id)) return;
    slots.set(id, slot);
    records[slot] = record;
    if (record === null) text.remove(slot);
    else text.set(slot, textsOf(record));
    for (const [facet, column] of columns) {
      if (record === null) column.clear(slot);
      else column.set(slot, readFacet[facet](record));
    }
    orders.clear();
    version += 1;
  }

  /** Slots of what is for sale in one order; made again after changes, when somebody asks. */
  function orderOf(sort: ListingSort): Uint32Array {
    const known = orders.get(sort);
    if (known !== undefined) return known;
    const living = records.flatMap((record, slot) => (record === null ? [] : [{ record, slot }]));
    living.sort((a, b) => compare[sort](a.record, b.record));
    const order = Uint32Array.from(living, ({ slot }) => slot);
    orders.set(sort, order);
    return order;
  }

  const numberAt = (slot: number, field: NumericField): number => records[slot]?.[field] ?? Number.NaN;

  function testOf(condition: Condition): Test {
    const { not = false } = condition;
    if (condition.kind === "number") {
      const { field, least, most } = condition;
      return (slot) => {
        const value = numberAt(slot, field);
        return (value >= least && value <= most) !== not;
      };
    }
    const column = columns.get(condition.facet);
    const wanted = new Set(column?.codesOf(condition.value) ?? []);
    return (slot) => (column?.codesAt(slot).some((code) => wanted.has(code)) ?? false) !== not;
  }

  /** The candidates in the order asked for, with the words that matched. */
  function candidates(
    keyword: string,
    sort: ListingSort,
  ): { order: ArrayLike<number>; words: ReadonlyMap<number, readonly string[]> } {
    if (wordsOf(keyword).length === 0) return { order: orderOf(sort), words: new Map() };
    // Filters, pages and sort orders of one search share what its words match.
    const { order, words } = matched.get(version, keyword, () => {
      const matches = text.search(keyword);
      return {
        order: matches.map(({ id }) => id),
        words: new Map(matches.map(({ id, words: found }) => [id, found])),
      };
    });
    if (sort === "relevance") return { order, words };
    return { order: orderOf(sort).filter((slot) => words.has(slot)), words };
  }

  function search(request: ListingSearchRequest): ListingsFound {
    const { order, words } = candidates(request.keyword, request.sort);
    const clauses = request.clauses.map(({ any, of }) => ({ tests: any.map(testOf), of }));
    const counters = request.facets.map((facet) => {
      const column = columns.get(facet) ?? createFacetColumn();
      // Only a facet's own single clause can be lifted from its counts.
      const own = request.disjunctive ? clauses.findIndex((clause) => clause.of === facet) : -1;
      return { facet, column, own, counts: new Uint32Array(column.size()) };
    });
    const found: number[] = [];
    for (let at = 0; at < order.length; at += 1) {
      const slot = order[at] ?? 0;
      let failed = -1;
      let failures = 0;
      for (let index = 0; index < clauses.length && failures < 2; index += 1) {
        if (clauses[index]?.tests.some((test) => test(slot))) continue;
        failed = index;
        failures += 1;
      }
      if (failures === 0) found.push(slot);
      if (failures > 1 || (failures === 1 && !request.disjunctive)) continue;
      for (const { column, own, counts } of counters) {
        if (failures === 1 && failed !== own) continue;
        for (const code of column.codesAt(slot)) counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return {
      total: found.length,
      hits: found.slice(request.offset, request.offset + request.length).flatMap((slot) => {
        const record = records[slot];
        return record ? [{ record, words: words.get(slot) ?? [] }] : [];
      }),
      facets: new Map(counters.map(({ facet, column, counts }) => [facet, rank(column, counts)])),
      prices: priceRange(found.map((slot) => numberAt(slot, "price"))),
    };
  }

  return {
    put,
    /** The same again costs nothing and leaves the version as it is. */
    putIfChanged(id: string, record: ListingRecord | null): void {
      const known = records[slots.get(id) ?? -1] ?? null;
      if (JSON.stringify(known) !== JSON.stringify(record)) put(id, record);
    },
    search,
    version: () => version,
    size: () => orderOf("newest").length,
    has: (id: string) => Boolean(records[slots.get(id) ?? -1]),
    knowsWords: (words: string) => wordsOf(words).every((word) => text.knows(word)),
    living: () => records.filter((record) => record !== null),
  };
}

function rank(column: FacetColumn, counts: Uint32Array): FacetValue[] {
  const values: FacetValue[] = [];
  counts.forEach((count, code) => {
    if (count > 0) values.push({ name: column.name(code), count });
  });
  return values.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function priceRange(prices: readonly number[]): ListingsFound["prices"] {
  if (prices.length === 0) return null;
  let min = Infinity;
  let max = 0;
  let sum = 0;
  for (const price of prices) {
    min = Math.min(min, price);
    max = Math.max(max, price);
    sum += price;
  }
  return { min, max, sum, avg: sum / prices.length };
}
