import { isDeepStrictEqual } from "node:util";
import type { ListingRecord, SearchFacet } from "@heirloop/contract/search/search.schema";
import { createKindVocabulary, type KindVocabulary } from "@heirloop/machines/search/kind-vocabulary";
import { wordsOf } from "@heirloop/machines/search/search-terms";
import { createClauseFilter } from "./clause-filter.ts";
import { highestScores } from "./highest-scores.ts";
import { createKeywordSearch, type KeywordMatches } from "./keyword-search.ts";
import { createListingColumns } from "./listing-columns.ts";
import { createBytesScratch } from "./scratch.ts";
import type { ListingSearchRequest, ListingsFound } from "./search.port.ts";
import { proseFields, searchedFields } from "./search-settings.ts";
import { compare, createSortOrders } from "./sort-orders.ts";
import { createTextIndex } from "./text-index.ts";
import { createVersionedCache } from "./versioned-cache.ts";

type Field = keyof typeof searchedFields;
const eachField = <T>(valueOf: (field: Field) => T): Record<Field, T> => ({
  title: valueOf("title"),
  kind: valueOf("kind"),
  brand: valueOf("brand"),
  look: valueOf("look"),
  description: valueOf("description"),
});

const weights = eachField((field) => searchedFields[field].weight);

const textsOf = (record: ListingRecord): Record<Field, string> =>
  eachField((field) =>
    searchedFields[field].attributes.flatMap((attribute) => record[attribute] ?? []).join(" "),
  );

/** A keyword can name a size, so a change of size changes the matches. */
const sizeOf = ({ width, depth, height }: ListingRecord) => ({ width, depth, height });

/** The most matches of keywords that are cached, of all keywords together; each takes 12 bytes. */
const matchesCached = 1_000_000;

/** Creates an in-memory index of all active listings: words as postings, attributes in columns, in typed arrays. */
export function createListingIndex() {
  const text = createTextIndex(weights, { names: ["title", "kind"], prose: proseFields });
  const columns = createListingColumns();
  const records: Array<ListingRecord | null> = [];
  const slots = new Map<string, number>();
  /**
   * Slots whose words are not indexed yet: indexing them takes most of the startup time, and searches without
   * a keyword do not need them.
   */
  const unread = new Set<number>();
  const orders = createSortOrders(records);
  const matched = createVersionedCache<KeywordMatches>({
    max: 400,
    size: { max: matchesCached, of: ({ matches }) => matches.ids.length },
  });
  const filterByClauses = createClauseFilter(columns.testOf);
  const isFoundScratch = createBytesScratch();
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
    if (record === null) columns.clear(slot);
    else columns.set(slot, record);
    orders.move(slot);
    version += 1;
  }

  /** Indexes the words of up to `most` records; returns whether all are indexed. */
  function indexWords(most = Infinity): boolean {
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

  /** Rebuilt when the catalog's few hundred names change. */
  function kinds(): KindVocabulary {
    const namesOf = (facet: SearchFacet): string[] => columns.facet(facet).names();
    const namedFacets = ["types", "subCategories", "categories", "style", "brand"] as const;
    const size = namedFacets.reduce((sum, facet) => sum + columns.facet(facet).size(), 0);
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

  const searchKeyword = createKeywordSearch({
    text,
    kinds,
    testOf: columns.testOf,
    version: () => wordsVersion,
  });

  /** Returns what the keyword matches; null if there is none, so that all pieces do. */
  function matchKeyword({ keyword, matching = "forgiving", lastWord, clauses }: ListingSearchRequest) {
    if (wordsOf(keyword).length === 0) return null;
    const ofAnyKind = clauses.some(({ of }) => of === "types" || of === "subCategories");
    // Filters, pages and sort orders of one search share its text matches.
    return matched.get(wordsVersion, `${matching} ${lastWord ?? ""} ${ofAnyKind} ${keyword}`, () => {
      indexWords();
      return searchKeyword(keyword, { matching, lastWord, ofAnyKind });
    });
  }

  /** Returns the slots of one page of a sort order, in which the found ones may be anywhere. */
  function pageInOrder(
    { sort, offset, length }: ListingSearchRequest,
    found: Uint32Array,
  ): readonly number[] {
    if (length === 0) return [];
    const end = Math.min(offset + length, found.length);
    const isFound = isFoundScratch(records.length);
    for (const slot of found) isFound[slot] = 1;
    const page: number[] = [];
    for (const slot of orders.of(sort)) {
      if (isFound[slot] !== 1) continue;
      page.push(slot);
      if (page.length === end) break;
    }
    return page.slice(offset);
  }

  /** Returns the slots of one page, those with the highest scores first. */
  function pageByScore(
    { offset, length }: ListingSearchRequest,
    { ids, scores }: KeywordMatches["matches"],
    positions: Uint32Array,
  ): readonly number[] {
    if (offset >= positions.length) return [];
    // The same on every server, whatever its slots are.
    const compareTied = (a: number, b: number): number => {
      const [one, other] = [records[ids[a] ?? -1], records[ids[b] ?? -1]];
      return one && other ? compare.relevance(one, other) : 0;
    };
    return highestScores(scores, positions, Math.min(offset + length, positions.length), compareTied)
      .slice(offset)
      .map((position) => ids[position] ?? 0);
  }

  function search(request: ListingSearchRequest): ListingsFound {
    const { sort, offset, length, clauses } = request;
    const byWords = matchKeyword(request);
    const { positions, slots, slotsIgnoring } = filterByClauses(
      byWords === null ? orders.of(sort) : byWords.matches.ids,
      clauses,
    );

    function page(): readonly number[] {
      // Without a keyword, the candidates are in the sort order already.
      if (byWords === null) return [...slots.subarray(offset, offset + length)];
      return sort === "relevance"
        ? pageByScore(request, byWords.matches, positions)
        : pageInOrder(request, slots);
    }
    function count(facet: SearchFacet) {
      // Only a facet's own single clause can be excluded from its counts.
      const own = request.disjunctive ? clauses.findIndex((clause) => clause.of === facet) : -1;
      return columns.facet(facet).count(own < 0 ? slots : slotsIgnoring(own));
    }
    return {
      total: slots.length,
      correctedTo: byWords?.correctedTo ?? null,
      leftOut: byWords?.leftOut ?? null,
      hits: page().flatMap((slot) => {
        const record = records[slot];
        return record ? [{ record, words: byWords?.matches.wordsOf(slot) ?? [] }] : [];
      }),
      facets: new Map(request.facets.map((facet) => [facet, count(facet)])),
      prices: priceRange(columns.number("price"), slots),
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
    indexWords,
    version: () => version,
    size: () => orders.of("newest").length,
    has: (id: string) => Boolean(records[slots.get(id) ?? -1]),
    knowsWords(words: string): boolean {
      indexWords();
      return wordsOf(words).every((word) => text.has(word));
    },
    kindNamed: (words: string) => kinds().kindOf(words),
    living: () => records.filter((record) => record !== null),
  };
}

function priceRange(prices: Float64Array, found: Uint32Array): ListingsFound["prices"] {
  if (found.length === 0) return null;
  let min = Infinity;
  let max = 0;
  let sum = 0;
  for (const slot of found) {
    const price = prices[slot] ?? 0;
    min = Math.min(min, price);
    max = Math.max(max, price);
    sum += price;
  }
  return { min, max, sum, avg: sum / found.length };
}
