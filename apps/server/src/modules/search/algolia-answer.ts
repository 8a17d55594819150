import { replicaOfSort, searchFacets, searchIndices } from "@heirloop/contract/search/search.schema";
import { type ListingSort, listingSortSchema } from "@heirloop/contract/listing/listing-query.schema";
import { facetFilters, filterClauses, FilterError, numericFilters } from "./algolia-filters.ts";
import { type AlgoliaQuery, isRequested, getRequestedFacets } from "./algolia-request.ts";
import type { Clause, ListingsFound, Search } from "./search.port.ts";
import { matchesLabel } from "@heirloop/machines/search/label-match";
import { parsePriceWords } from "@heirloop/machines/search/price-words";
import { termOf } from "@heirloop/machines/search/search-terms";

type Answering = Pick<Search, "listings" | "suggestions" | "kindNamed" | "knowsWords">;

export class UnknownIndexError extends Error {}

const sortOfIndex = new Map<string, ListingSort>(
  Object.entries(replicaOfSort).map(([sort, index]) => [index, listingSortSchema.parse(sort)]),
);

/** A text of prices only, such as "under $500": it names no kind, brand or search. */
const isPriceOnly = (text: string): boolean => text.trim() !== "" && parsePriceWords(text).keyword === "";

const clausesOf = (query: AlgoliaQuery): Clause[] => [
  ...facetFilters(query.facetFilters),
  ...numericFilters(query.numericFilters),
  ...filterClauses(query.filters),
];

type Highlight = { value: string; matchLevel: "none" | "partial" | "full"; matchedWords: readonly string[] };

/** Highlights the matching words of a text, as Algolia does in `_highlightResult`. */
function highlight(
  text: string,
  words: readonly string[],
  { highlightPreTag, highlightPostTag }: AlgoliaQuery,
): Highlight {
  const wanted = new Set(words);
  const matched: string[] = [];
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    if (!wanted.has(termOf(word.toLowerCase()))) return word;
    matched.push(word.toLowerCase());
    return `${highlightPreTag}${word}${highlightPostTag}`;
  });
  return {
    value,
    matchLevel: matched.length === 0 ? "none" : matched.length < wanted.size ? "partial" : "full",
    matchedWords: [...new Set(matched)],
  };
}

/** Returns the requested attributes, always including `objectID`, with the highlighted ones. */
function hit(record: object, words: readonly string[], query: AlgoliaQuery) {
  const attributes = Object.entries(record);
  const highlighted = attributes.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      entry[0] !== "objectID" &&
      isRequested(query.attributesToHighlight, entry[0]),
  );
  return {
    ...Object.fromEntries(
      attributes.filter(([name]) => name === "objectID" || isRequested(query.attributesToRetrieve, name)),
    ),
    ...(highlighted.length > 0
      ? {
          _highlightResult: Object.fromEntries(
            highlighted.map(([name, text]) => [name, highlight(text, words, query)]),
          ),
        }
      : {}),
  };
}

function answer(query: AlgoliaQuery, hits: readonly object[], total: number, queryId: string | null) {
  return {
    index: query.indexName,
    query: query.query,
    params: "",
    hits,
    nbHits: total,
    page: query.page,
    nbPages: query.hitsPerPage === 0 ? 0 : Math.ceil(total / query.hitsPerPage),
    hitsPerPage: query.hitsPerPage,
    exhaustive: { nbHits: true, facetsCount: true },
    processingTimeMS: 1,
    ...(queryId === null ? {} : { queryID: queryId }),
  };
}

function facetCounts(result: ListingsFound, query: AlgoliaQuery) {
  const facets = getRequestedFacets(query);
  if (facets.length === 0) return {};
  const counts = facets.map((facet): [string, Record<string, number>] => [
    facet,
    Object.fromEntries(
      (result.facets.get(facet) ?? [])
        .slice(0, query.maxValuesPerFacet)
        .map(({ name, count }) => [name, count]),
    ),
  ]);
  return {
    facets: Object.fromEntries(counts),
    ...(result.prices ? { facets_stats: { price: result.prices } } : {}),
  };
}

function find(search: Answering, query: AlgoliaQuery, sort: ListingSort) {
  const { keyword, minPrice = 0, maxPrice = Number.MAX_SAFE_INTEGER } = parsePriceWords(query.query);
  const price = { kind: "number", field: "price", least: minPrice, most: maxPrice } as const;
  const priced = keyword === query.query.trim() ? [] : [{ any: [price] }];
  return search.listings({
    keyword,
    matching: "forgiving",
    clauses: [...clausesOf(query), ...priced],
    sort,
    offset: query.page * query.hitsPerPage,
    length: query.hitsPerPage,
    facets:
      query.facet === undefined
        ? getRequestedFacets(query)
        : searchFacets.filter((facet) => facet === query.facet),
    disjunctive: false,
  });
}

/**
 * Returns a facet's values that match the query or start with it: exact matches first, then the most
 * frequent.
 */
async function facetHits(search: Answering, query: AlgoliaQuery, sort: ListingSort) {
  const facet = searchFacets.find((one) => one === query.facet);
  if (facet === undefined) throw new FilterError(`No facet is called ${query.facet ?? ""}`);
  const result = await find(search, { ...query, hitsPerPage: 0 }, sort);
  const { keyword: typed } = parsePriceWords(query.facetQuery);
  const named = new Set(
    search.kindNamed(typed)?.names.flatMap((kind) => (kind.facet === facet ? [kind.value] : [])),
  );
  const values = isPriceOnly(query.facetQuery) ? [] : (result.facets.get(facet) ?? []);
  const matching =
    typed === ""
      ? values
      : values
          .filter(({ name }) => named.has(name) || matchesLabel(typed, name, search.knowsWords))
          .toSorted((a, b) => Number(named.has(b.name)) - Number(named.has(a.name)));
  return {
    facetHits: matching
      .slice(0, query.maxFacetHits)
      .map(({ name, count }) => ({ value: name, highlighted: name, count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: 1,
  };
}

/** Answers one query of a search request in Algolia's format. */
export async function answerQuery(
  search: Answering,
  query: AlgoliaQuery,
  newId: () => string,
): Promise<object> {
  const queryId = query.clickAnalytics ? newId() : null;
  if (query.indexName === searchIndices.suggestions) {
    if (isPriceOnly(query.query)) return answer(query, [], 0, queryId);
    const { hits, total } = await search.suggestions({
      keyword: parsePriceWords(query.query).keyword,
      offset: query.page * query.hitsPerPage,
      length: query.hitsPerPage,
    });
    return answer(
      query,
      hits.map(({ record, words }) => hit(record, words, query)),
      total,
      queryId,
    );
  }
  const sort = sortOfIndex.get(query.indexName);
  if (sort === undefined) throw new UnknownIndexError(`Index ${query.indexName} does not exist`);
  if (query.type === "facet") return facetHits(search, query, sort);
  const result = await find(search, query, sort);
  return {
    ...answer(
      query,
      result.hits.map(({ record, words }) => hit(record, words, query)),
      result.total,
      queryId,
    ),
    ...facetCounts(result, query),
  };
}
