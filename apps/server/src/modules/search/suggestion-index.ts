import { formatLabel } from "@heirloop/contract/label/label";
import type { ListingRecord, SuggestionRecord } from "@heirloop/contract/search/search.schema";
import type { SuggestionHit } from "./search.port.ts";
import { termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { createTextIndex, searchForgiving } from "./text-index.ts";

/** The minimum number of pieces that a suggestion has to find. */
const leastPieces = 3;

const lowerLabel = (name: string) => formatLabel(name).toLowerCase();

/**
 * Returns queries from the catalog: kinds, and kinds with a style, material or brand, with the number of
 * pieces.
 */
function catalogQueries(records: readonly ListingRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (query: string) => counts.set(query, (counts.get(query) ?? 0) + 1);
  for (const { types, subCategories, style, brand, materials, color } of records) {
    for (const kind of new Set([...types, ...subCategories].map(lowerLabel))) {
      count(kind);
      if (style !== null) count(`${lowerLabel(style)} ${kind}`);
      if (color !== null) count(`${lowerLabel(color)} ${kind}`);
      for (const material of materials) count(`${lowerLabel(material)} ${kind}`);
    }
    if (brand !== null) count(brand.toLowerCase());
  }
  return counts;
}

const idOf = (query: string) => wordsOf(query).map(termOf).join("-");

/** `searched` has the users' search terms with their counts; only words in the catalog are used. */
export function createSuggestionIndex(
  records: readonly ListingRecord[],
  searched: ReadonlyMap<string, number>,
) {
  const counts = catalogQueries(records);
  for (const [query, times] of searched) counts.set(query, (counts.get(query) ?? leastPieces) + times);
  const known = new Map<string, SuggestionRecord>();
  for (const [query, popularity] of [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    const objectID = idOf(query);
    if (popularity >= leastPieces && objectID !== "" && !known.has(objectID))
      known.set(objectID, { objectID, query, popularity });
  }
  const suggestions = [...known.values()];
  const text = createTextIndex({ query: 1 });
  suggestions.forEach(({ query }, slot) => text.set(slot, { query }));

  function ranked(keyword: string): SuggestionHit[] {
    if (wordsOf(keyword).length === 0) return suggestions.map((record) => ({ record, words: [] }));
    const matches = searchForgiving(text, keyword);
    return [...matches.ids]
      .flatMap((id, at) => {
        const record = suggestions[id];
        // Whole-word matches come first, but a rare phrase does not outrank a popular one.
        const worth = (matches.scores[at] ?? 0) * Math.log2(2 + (record?.popularity ?? 0));
        return record === undefined ? [] : [{ record, words: matches.wordsOf(id), worth }];
      })
      .toSorted((a, b) => b.worth - a.worth || b.record.popularity - a.record.popularity);
  }

  return {
    search({ keyword, offset, length }: { keyword: string; offset: number; length: number }) {
      const all = ranked(keyword);
      return { total: all.length, hits: all.slice(offset, offset + length) };
    },
  };
}
export type SuggestionIndex = ReturnType<typeof createSuggestionIndex>;
