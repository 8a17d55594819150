export type SearchRecord = { readonly objectID: string };

/** How an index is searched. */
export type SearchIndexSettings = {
  /** Most important first; names joined by commas are equally important. */
  searchable: readonly string[];
  facets: readonly string[];
  /** Facets whose values can be searched, a part of `facets`. */
  searchableFacets: readonly string[];
  /** Numbers allowed in filters. */
  numbers: readonly string[];
  /** Phrases that mean the same, in both directions. */
  synonyms: readonly (readonly string[])[];
  /** Words that mean any of several phrases, but not the other way around. */
  broadWords: Readonly<Record<string, readonly string[]>>;
  /** The shortest words, in letters, in which one or two typos are allowed. */
  typos: { one: number; two: number };
  /** Attributes with running text, whose words match only as typed: they resemble too many others. */
  prose: readonly string[];
  /** Decides between equally good matches, first to last. */
  order: readonly SortOrder[];
  /** The same records under other names, sorted by `order` before anything else. */
  replicas: ReadonlyArray<{ name: string; order: readonly SortOrder[] }>;
};
export type SortOrder = { by: string; direction: "asc" | "desc" };

/** A record that the service will never accept as it is, for example because it is too large. */
export type RefusedRecord = { readonly objectID: string; readonly reason: string };

/**
 * A search service outside the server that browsers search themselves. Every call throws when the service
 * cannot be reached, is slow or refuses, and may be repeated.
 */
export type SearchEngine = {
  /**
   * Adds or replaces records; a later call wins over an earlier one. Returns the records that the service refuses
   * by themselves; all others are saved, and what the index had for the refused ones stays.
   */
  save(index: string, records: readonly SearchRecord[]): Promise<readonly RefusedRecord[]>;
  /** Ids that are not in the index are ignored. */
  remove(index: string, ids: readonly string[]): Promise<void>;
  /**
   * Replaces all records at once when they are complete: a search sees either the old or the new ones. Resolves
   * when the new ones are found. Returns the refused records, which are then missing; throws if that is all of
   * them, and the old ones stay.
   */
  replaceAll(index: string, records: readonly SearchRecord[]): Promise<readonly RefusedRecord[]>;
  /** Reads something, without a change. */
  check(): Promise<void>;
  /** Creates the index if necessary. Resolves when the settings apply. */
  applySettings(index: string, settings: SearchIndexSettings): Promise<void>;
};

/** `filters` are in Algolia's syntax; `length` is the most ids to return. */
export type SearchQuery = { index: string; keyword: string; filters: string; length: number };
export type SearchResult = { ids: readonly string[]; total: number };

/** Searches as browsers do, with the key that they have. Every call throws when the service cannot answer. */
export type SearchReader = {
  /** Returns the results in the order of the queries. */
  search(queries: readonly SearchQuery[]): Promise<readonly SearchResult[]>;
};
