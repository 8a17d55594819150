import { isDeepStrictEqual } from "node:util";
import { searchFacets, type ListingRecord, type SearchFacet } from "@heirloop/contract/search/search.schema";
import { createKindVocabulary, type KindVocabulary } from "@heirloop/machines/search/kind-vocabulary";
import { createFacetColumn, type FacetColumn } from "./facet-column.ts";
import { createKeywordSearch, type KeywordMatches } from "./keyword-search.ts";
import type {
  Clause,
  Condition,
  FacetValue,
  ListingSearchRequest,
  ListingsFound,
  NumericField,
} from "./search.port.ts";
import { createSortOrders } from "./sort-orders.ts";
import { createTextIndex } from "./text-index.ts";
import { createVersionedCache } from "./versioned-cache.ts";
import { wordsOf } from "@heirloop/machines/search/search-terms";

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

/** Weights of the fields that contain a word. */
const weights = { title: 6, kind: 5, brand: 4, look: 2, description: 1 };

const textsOf = (record: ListingRecord): Record<keyof typeof weights, string> => ({
  title: record.title,
  kind: [...record.types, ...record.subCategories, ...record.categories].join(" "),
  brand: record.brand ?? "",
  look: [record.style ?? "", record.color ?? "", ...record.materials, ...record.rooms].join(" "),
  description: record.description,
});

/** A keyword can name a size, so a change of size changes the matches. */
const sizeOf = ({ width, depth, height }: ListingRecord) => ({ width, depth, height });

/** Creates an in-memory index of all active listings: words in MiniSearch, attributes in integer columns. */
export function createListingIndex() {
  const text = createTextIndex(weights, ["title", "kind"]);
  const columns = new Map<SearchFacet, FacetColumn>(
    searchFacets.map((facet) => [facet, createFacetColumn()]),
  );
  const records: Array<ListingRecord | null> = [];
  const slots = new Map<string, number>();
  /**
   * Slots whose words are not indexed yet: indexing them takes most of the startup time, and searches without
   * a keyword do not need them.
   */
  const unread = new Set<number>();
  const orders = createSortOrders(records);
  const matched = createVersionedCache<KeywordMatches>(400);
  const masks = createVersionedCache<Uint8Array>(128);
  let version = 0;
  /** Incremented when words are added, changed or removed; a new price does not affect matches. */
  let wordsVersion = 0;
  let vocabulary: { size: number; kinds: KindVocabulary } | null = null;

  function put(id: string, record: ListingRecord | null): void {
    const slot = slots.get(id) ?? records.length;
    const known = records[slot] ?? null;
    if (record === null && known === null) return;
    slots.set(id, slot);
    records[slot] = record;
    if (record === null) {
      unread.delete(slot);
      text.remove(slot);
      wordsVersion += 1;
    } else if (known === null || !isDeepStrictEqual(textsOf(known), textsOf(record))) {
      unread.add(slot);
      wordsVersion += 1;
    } else if (!isDeepStrictEqual(sizeOf(known), sizeOf(record))) wordsVersion += 1;
    for (const [facet, column] of columns) {
      if (record === null) column.clear(slot);
      else column.set(slot, readFacet[facet](record));
    }
    orders.move(slot);
    version += 1;
  }

  /** Indexes the words of up to `most` records; returns whether all are indexed. */
  function readWords(most = Infinity): boolean {
    let left = most;
    for (const slot of unread) {
      if (left <= 0) return false;
      left -= 1;
      unread.delete(slot);
      const record = records[slot];
      if (record) text.set(slot, textsOf(record));
    }
    return true;
  }

  const numberAt = (slot: number, field: NumericField): number => records[slot]?.[field] ?? Number.NaN;

  /** Sets the slots that satisfy a condition to 1. */
  function mark(slotsLeft: Uint8Array, condition: Condition): void {
    const { not = false } = condition;
    if (not) {
      const others = new Uint8Array(slotsLeft.length);
      mark(others, { ...condition, not: false });
      others.forEach((left, slot) => {
        if (left === 0) slotsLeft[slot] = 1;
      });
    } else if (condition.kind === "number") {
      const { field, least, most } = condition;
      for (let slot = 0; slot < slotsLeft.length; slot += 1) {
        const value = numberAt(slot, field);
        if (value >= least && value <= most) slotsLeft[slot] = 1;
      }
    } else {
      const column = columns.get(condition.facet);
      for (const code of column?.codesOf(condition.value) ?? [])
        for (const slot of column?.slotsOf(code) ?? []) slotsLeft[slot] = 1;
    }
  }

  /**
   * Returns one number per slot: 1 where a clause holds. Cached because searches, such as those of the
   * header's menu, share clauses.
   */
  const leftBy = ({ any }: Clause): Uint8Array =>
    masks.get(version, JSON.stringify(any), () => {
      const slotsLeft = new Uint8Array(records.length);
      for (const condition of any) mark(slotsLeft, condition);
      return slotsLeft;
    });

  /** Rebuilt when the catalog's few hundred names change. */
  function kinds(): KindVocabulary {
    const namesOf = (facet: SearchFacet): string[] => columns.get(facet)?.names() ?? [];
    const namedFacets = ["types", "subCategories", "categories", "style", "brand"] as const;
    const size = namedFacets.reduce((sum, facet) => sum + (columns.get(facet)?.size() ?? 0), 0);
    if (vocabulary?.size !== size) {
      const [types, subCategories, categories] = [
        namesOf("types"),
        namesOf("subCategories"),
        namesOf("categories"),
      ];
      const others = [...namesOf("style"), ...namesOf("brand")];
      vocabulary = { size, kinds: createKindVocabulary({ types, subCategories, categories }, others) };
    }
    return vocabulary.kinds;
  }

  const searchKeyword = createKeywordSearch({ text, kinds, slotsWhere: (any) => leftBy({ any }) });

  type Candidates = { order: Uint32Array; found: KeywordMatches | null };

  /** Returns the candidates in the requested order, and the matching words if there is a keyword. */
  function candidates({ keyword, matching = "forgiving", clauses, sort }: ListingSearchRequest): Candidates {
    if (wordsOf(keyword).length === 0) return { order: orders.of(sort), found: null };
    const ofAnyKind = clauses.some(({ of }) => of === "types" || of === "subCategories");
    // Filters, pages and sort orders of one search share its text matches.
    const found = matched.get(wordsVersion, `${matching} ${ofAnyKind} ${keyword}`, () => {
      readWords();
      return searchKeyword(keyword, { matching, ofAnyKind });
    });
    const { ids } = found.matches;
    if (sort === "relevance") return { order: ids, found };
    const isMatch = new Uint8Array(records.length);
    for (const slot of ids) isMatch[slot] = 1;
    return { order: orders.of(sort).filter((slot) => isMatch[slot] === 1), found };
  }

  function search(request: ListingSearchRequest): ListingsFound {
    const { order, found: byWords } = candidates(request);
    const clauses = request.clauses.map((clause) => ({ left: leftBy(clause), of: clause.of }));
    const counters = request.facets.map((facet) => {
      const column = columns.get(facet) ?? createFacetColumn();
      // Only a facet's own single clause can be excluded from its counts.
      const own = request.disjunctive ? clauses.findIndex((clause) => clause.of === facet) : -1;
      return { facet, column, own, counts: new Uint32Array(column.size()) };
    });
    const found: number[] = [];
    for (let at = 0; at < order.length; at += 1) {
      const slot = order[at] ?? 0;
      let failed = -1;
      let failures = 0;
      for (let index = 0; index < clauses.length && failures < 2; index += 1) {
        if (clauses[index]?.left[slot] === 1) continue;
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
      correctedTo: byWords?.correctedTo ?? null,
      leftOut: byWords?.leftOut ?? null,
      hits: found.slice(request.offset, request.offset + request.length).flatMap((slot) => {
        const record = records[slot];
        return record ? [{ record, words: byWords?.matches.wordsOf(slot) ?? [] }] : [];
      }),
      facets: new Map(counters.map(({ facet, column, counts }) => [facet, rank(column, counts)])),
      prices: priceRange(found.map((slot) => numberAt(slot, "price"))),
    };
  }

  return {
    put,
    /** An unchanged record costs nothing and keeps the version. */
    putIfChanged(id: string, record: ListingRecord | null): void {
      const known = records[slots.get(id) ?? -1] ?? null;
      if (JSON.stringify(known) !== JSON.stringify(record)) put(id, record);
    },
    search,
    readWords,
    version: () => version,
    size: () => orders.of("newest").length,
    has: (id: string) => Boolean(records[slots.get(id) ?? -1]),
    knowsWords(words: string): boolean {
      readWords();
      return wordsOf(words).every((word) => text.knows(word));
    },
    kindNamed: (words: string) => kinds().kindOf(words),
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
