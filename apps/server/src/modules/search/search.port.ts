import type { Kind } from "@heirloop/machines/search/kind-vocabulary";
import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import type { ListingRecord, SearchFacet, SuggestionRecord } from "@heirloop/contract/search/search.schema";

/** Numbers of a record that can be filtered by. */
export const numericFields = [
  "price",
  "compareAtPrice",
  "width",
  "depth",
  "height",
  "smallestSide",
  "middleSide",
  "largestSide",
  "discount",
  "date",
] as const satisfies ReadonlyArray<keyof ListingRecord>;
export type NumericField = (typeof numericFields)[number];

/** One condition on a record. `not` negates it. */
export type Condition =
  | { kind: "facet"; facet: SearchFacet; value: string; not?: boolean }
  | { kind: "number"; field: NumericField; least: number; most: number; not?: boolean };

/**
 * Alternatives, at least one of which must hold. A search requires all of its clauses. A clause with `of`
 * belongs to that facet: disjunctive counting ignores it for the facet's own counts.
 */
export type Clause = { readonly any: readonly Condition[]; readonly of?: SearchFacet };

/**
 * How a keyword is matched. `forgiving` corrects the spelling if nothing matches, `asTyped` does not.
 * `strict` finds only exact matches: no corrected spelling, no prefixes of known words, no other kinds of
 * pieces.
 */
export type Matching = "forgiving" | "asTyped" | "strict";

export type ListingSearchRequest = {
  keyword: string;
  /** Defaults to `forgiving`. */
  matching?: Matching;
  /** The last word is not the beginning of a longer one. */
  lastWord?: "whole" | undefined;
  clauses: readonly Clause[];
  sort: ListingSort;
  offset: number;
  length: number;
  facets: readonly SearchFacet[];
  disjunctive: boolean;
};

export type FacetValue = { name: string; count: number };

export type ListingHit = {
  record: ListingRecord;
  /** The words of the record that the keyword matched. */ words: readonly string[];
};

export type ListingsFound = {
  hits: readonly ListingHit[];
  total: number;
  /** The corrected keyword if a misspelled one was replaced. */
  correctedTo: string | null;
  /** The words of a size or of a kind that no piece has; they were ignored. */
  leftOut: string | null;
  /** Most frequent first, then by name. */
  facets: ReadonlyMap<SearchFacet, readonly FacetValue[]>;
  /** Prices of all results; null if there are none. */
  prices: { min: number; max: number; avg: number; sum: number } | null;
};

export type SuggestionHit = { record: SuggestionRecord; words: readonly string[] };

/** The product's only search, used by collections, facets and the search box. */
export type Search = {
  /** Loads all active listings. */
  fill(): Promise<void>;
  listings(request: ListingSearchRequest): Promise<ListingsFound>;
  suggestions(request: {
    keyword: string;
    offset: number;
    length: number;
  }): Promise<{ hits: readonly SuggestionHit[]; total: number }>;
  /** Returns the kind of piece that a text names. */
  kindNamed(text: string): Kind | null;
  /** Reads the current records of these listings; what is no longer for sale is removed. */
  refresh(listingIds: readonly string[]): Promise<void>;
  /** Incremented with every change, so caches can detect that they are stale. */
  version(): number;
  /** Whether the catalog contains every word of a text. */
  knowsWords(text: string): boolean;
  /** Counts a search for the popular searches; counts are written in batches, a few seconds later. */
  countSearch(keyword: string): void;
  /** Writes the counts that {@link countSearch} collected. */
  writeSearchCounts(): Promise<void>;
};
