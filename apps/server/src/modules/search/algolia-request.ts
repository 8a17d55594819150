import { searchFacets, type SearchFacet } from "@heirloop/contract/search/search.schema";
import * as z from "zod/mini";

const nestedSchema = z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]);
/** Limited because each name is compared with every attribute of every hit. */
const namesSchema = z.union([
  z.string().check(z.maxLength(2_000)),
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
]);
/** Wraps every matching word. */
const tagSchema = z.string().check(z.maxLength(32));
const mostHits = 1_000;
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** The search parameters that the product uses. Algolia's other parameters are accepted and ignored. */
export const algoliaSearchSchema = z.looseObject({
  query: z._default(z.string().check(z.maxLength(512)), ""),
  page: z._default(count(20_000), 0),
  hitsPerPage: z._default(count(mostHits), 20),
  facets: z._default(namesSchema, []),
  maxValuesPerFacet: z._default(count(1_000), 100),
  facetFilters: z._default(nestedSchema, []),
  numericFilters: z._default(nestedSchema, []),
  filters: z._default(z.string().check(z.maxLength(4_000)), ""),
  attributesToRetrieve: z._default(namesSchema, ["*"]),
  attributesToHighlight: z._default(namesSchema, ["*"]),
  highlightPreTag: z._default(tagSchema, "<em>"),
  highlightPostTag: z._default(tagSchema, "</em>"),
  clickAnalytics: z._default(z.boolean(), false),
});
export type AlgoliaSearch = z.output<typeof algoliaSearchSchema>;

export const algoliaQuerySchema = z.extend(algoliaSearchSchema, {
  indexName: z.string(),
  type: z.optional(z.string()),
  facet: z.optional(z.string()),
  facetQuery: z._default(z.string().check(z.maxLength(200)), ""),
  maxFacetHits: z._default(count(100), 10),
});
export type AlgoliaQuery = z.output<typeof algoliaQuerySchema>;

const mostConditions = 200;

const countConditions = ({ facetFilters, numericFilters, filters }: AlgoliaSearch): number =>
  [facetFilters, numericFilters].flat(2).length + filters.split(/[:<>=]/).length - 1;

/** Why these queries are refused, or null: each condition is tested with every piece (docs/decisions/0134). */
export function conditionsRefusal(queries: readonly AlgoliaSearch[]): string | null {
  const all = queries.reduce((count, query) => count + countConditions(query), 0);
  return all > mostConditions ? `Use ${mostConditions} filters at most, in all queries together` : null;
}

export const algoliaQueriesSchema = z.object({
  requests: z.array(algoliaQuerySchema).check(
    z.maxLength(50),
    z.refine(
      (queries) => queries.reduce((hits, { hitsPerPage }) => hits + hitsPerPage, 0) <= mostHits,
      `Ask for ${mostHits} hits at most, in all queries together`,
    ),
  ),
});

export const insightsSchema = z.object({
  events: z
    .array(
      z.looseObject({
        eventType: z.enum(["click", "conversion", "view"]),
        eventName: z.string().check(z.maxLength(64)),
        index: z.string().check(z.maxLength(80)),
        queryID: z.optional(z.string().check(z.maxLength(80))),
        objectIDs: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)), []),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

const listOf = (names: string | readonly string[]): readonly string[] =>
  typeof names === "string" ? names.split(",").map((name) => name.trim()) : names;

export function getRequestedFacets({ facets }: Pick<AlgoliaSearch, "facets">): readonly SearchFacet[] {
  const names = listOf(facets);
  return names.includes("*") ? searchFacets : searchFacets.filter((facet) => names.includes(facet));
}

/** Whether an attribute is requested. */
export function isRequested(names: string | readonly string[], attribute: string): boolean {
  const all = listOf(names);
  return all.includes("*") || all.includes(attribute);
}
