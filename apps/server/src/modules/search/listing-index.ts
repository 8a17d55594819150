import { isDeepStrictEqual } from "node:util";
import type { ListingRecord, SearchFacet } from "@heirloop/contract/search/search.schema";
import { createKindVocabulary, type KindVocabulary } from "@heirloop/machines/search/kind-vocabulary";
import { wordsOf } from "@heirloop/machines/search/search-terms";
import { highestScores } from "./highest-scores.ts";
import { createKeywordSearch, type KeywordMatches } from "./keyword-search.ts";
import { createListingColumns, passesAny } from "./listing-columns.ts";
import { createBytesScratch, createNumbersScratch } from "./scratch.ts";
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
/** A piece that fails more than one clause is counted nowhere. */
const failsSeveral = 255;

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
  const failedScratch = createBytesScratch();
  const isFoundScratch = createBytesScratch();
  const scratch = {
    positions: createNumbersScratch(),
    found: createNumbersScratch(),
    ownPositions: createNumbersScratch(),
    counted: createNumbersScratch(),
  };
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

  const searchKeyword = createKeywordSearch({ text, kinds, testOf: columns.testOf });

  /** Returns what the keyword matches; null if there is none, so that all pieces do. */
  function matchKeyword({ keyword, matching = "forgiving", clauses }: ListingSearchRequest) {
    if (wordsOf(keyword).length === 0) return null;
    const ofAnyKind = clauses.some(({ of }) => of === "types" || of === "subCategories");
    // Filters, pages and sort orders of one search share its text matches.
    return matched.get(wordsVersion, `${matching} ${ofAnyKind} ${keyword}`, () => {
      indexWords();
      return searchKeyword(keyword, { matching, ofAnyKind });
    });
  }

  /**
   * Returns for each candidate which clause it fails: 0 if none, the clause's number from 1 on if only that
   * one, {@link failsSeveral} otherwise.
   */
  function testClauses(candidates: Uint32Array, clauses: ListingSearchRequest["clauses"]): Uint8Array {
    const failed = failedScratch(candidates.length);
    clauses.forEach(({ any }, index) => {
      const tests = any.map(columns.testOf);
      for (let at = 0; at < candidates.length; at += 1) {
        const before = failed[at] ?? 0;
        if (before === failsSeveral || passesAny(tests, candidates[at] ?? 0)) continue;
        failed[at] = before === 0 ? Math.min(index + 1, failsSeveral) : failsSeveral;
      }
    });
    return failed;
  }

  /** Returns the slots of one page, which may be anywhere in the sort order if a keyword has few matches. */
  function pageOf(
    { sort, offset, length }: ListingSearchRequest,
    found: Uint32Array,
    inOrder: boolean,
  ): readonly number[] {
    if (length === 0) return [];
    const end = offset + length;
    if (inOrder) return [...found.subarray(offset, end)];
    const isFound = isFoundScratch(records.length);
    for (const slot of found) isFound[slot] = 1;
    const page: number[] = [];
    for (const slot of orders.of(sort)) {
      if (isFound[slot] !== 1) continue;
      page.push(slot);
      if (page.length === Math.min(end, found.length)) break;
    }
    return page.slice(offset);
  }

  function search(request: ListingSearchRequest): ListingsFound {
    const byWords = matchKeyword(request);
    const candidates = byWords === null ? orders.of(request.sort) : byWords.matches.ids;
    const failed = testClauses(candidates, request.clauses);
    const positions = selectPositions(failed, 0, scratch.positions(failed.length));
    const found = slotsAt(candidates, positions, scratch.found(positions.length));

    function count(facet: SearchFacet) {
      // Only a facet's own single clause can be excluded from its counts.
      const own = request.disjunctive ? request.clauses.findIndex((clause) => clause.of === facet) : -1;
      if (own < 0) return columns.facet(facet).count(found);
      const left = selectPositions(failed, own + 1, scratch.ownPositions(failed.length));
      return columns.facet(facet).count(slotsAt(candidates, left, scratch.counted(left.length)));
    }
    // The same on every server, whatever its slots are.
    const compareTied = (a: number, b: number): number => {
      const [one, other] = [records[candidates[a] ?? -1], records[candidates[b] ?? -1]];
      return one && other ? compare.relevance(one, other) : 0;
    };
    const best = () => {
      if (request.offset >= found.length) return [];
      const end = Math.min(request.offset + request.length, found.length);
      const { scores } = byWords?.matches ?? { scores: new Float64Array() };
      return highestScores(scores, positions, end, compareTied)
        .slice(request.offset)
        .map((position) => candidates[position] ?? 0);
    };
    const page =
      byWords !== null && request.sort === "relevance" ? best() : pageOf(request, found, byWords === null);

    return {
      total: found.length,
      correctedTo: byWords?.correctedTo ?? null,
      leftOut: byWords?.leftOut ?? null,
      hits: page.flatMap((slot) => {
        const record = records[slot];
        return record ? [{ record, words: byWords?.matches.wordsOf(slot) ?? [] }] : [];
      }),
      facets: new Map(request.facets.map((facet) => [facet, count(facet)])),
      prices: priceRange(columns.number("price"), found),
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

/** Returns the positions of the candidates that fail no clause, or only the clause `own`, in `positions`. */
function selectPositions(failed: Uint8Array, own: number, positions: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < failed.length; at += 1) {
    if (failed[at] !== 0 && failed[at] !== own) continue;
    positions[count] = at;
    count += 1;
  }
  return positions.subarray(0, count);
}

/** Returns the candidates at some positions, in `slots`. */
function slotsAt(candidates: Uint32Array, positions: Uint32Array, slots: Uint32Array): Uint32Array {
  if (positions.length === candidates.length) return candidates;
  for (let at = 0; at < positions.length; at += 1) slots[at] = candidates[positions[at] ?? 0] ?? 0;
  return slots;
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
