import type { Kind } from "@heirloop/machines/search/kind-vocabulary";
import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import type { ListingRecord, SearchFacet, SuggestionRecord } from "@heirloop/contract/search/search.schema";

export type NumericField =
  | "price"
  | "compareAtPrice"
  | "discount"
  | "date"
  | "width"
  | "depth"
  | "height"
  | "smallestSide"
  | "middleSide"
  | "largestSide";

/** One thing a record must be or have. `not` turns it round. */
export type Condition =
  | { kind: "facet"; facet: SearchFacet; value: string; not?: boolean }
  | { kind: "number"; field: NumericField; least: number; most: number; not?: boolean };

/**
 * Alternatives, of which one must hold. All clauses of a search must. A clause that `of` names belongs to that
 * facet: in disjunctive counting the facet's own counts are made as if the clause were not there.
 */
export type Clause = { readonly any: readonly Condition[]; readonly of?: SearchFacet };

/**
 * How a keyword is matched. `forgiving` corrects the spelling where nothing matches, `asTyped` does not. `strict` finds only what really
 * is what the words say: no corrected spelling, no beginnings of words that are known, no other kinds of pieces.
 */
export type Matching = "forgiving" | "asTyped" | "strict";

export type ListingSearchRequest = {
  keyword: string;
  /** `forgiving` when left out. */
  matching?: Matching;
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
  /** Words of the record that the keyword matched. */ words: readonly string[];
};

export type ListingsFound = {
  hits: readonly ListingHit[];
  total: number;
  /** The keyword that was searched for instead of a misspelled one. */
  correctedTo: string | null;
  /** Words of a size that no piece has: it was searched without them. */
  leftOut: string | null;
  /** Most frequent first, then by name. */
  facets: ReadonlyMap<SearchFacet, readonly FacetValue[]>;
  /** Of the price, over everything found; null when nothing was. */
  prices: { min: number; max: number; avg: number; sum: number } | null;
};

export type SuggestionHit = { record: SuggestionRecord; words: readonly string[] };

/** The one search of the product: collections, facets and the search box all ask here. */
export type Search = {
  /** Reads everything that is for sale. */
  fill(): Promise<void>;
  listings(request: ListingSearchRequest): Promise<ListingsFound>;
  suggestions(request: {
    keyword: string;
    offset: number;
    length: number;
  }): Promise<{ hits: readonly SuggestionHit[]; total: number }>;
  /** The kind of piece that a text names. */
  kindNamed(text: string): Kind | null;
  /** Brings records up to date; `null` takes the listing out. */
  keep(changes: ReadonlyMap<string, ListingRecord | null>): Promise<void>;
  /** Grows with every change, so that what is derived can tell when it is stale. */
  version(): number;
  /** Whether every word of a text is a word of the catalogue. */
  knowsWords(text: string): boolean;
  /** Counts a search for the list of popular ones; written a few seconds later, together with others. */
  countSearch(keyword: string): void;
  /** Writes what {@link countSearch} collected. */
  writeSearchCounts(): Promise<void>;
};
