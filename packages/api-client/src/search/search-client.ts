import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { heirloopIdSchema, type HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { searchIndices } from "@heirloop/contract/search/search.schema";
import { liteClient } from "algoliasearch/lite";
import * as z from "zod/mini";

/** Which search service answers: Algolia, or this product's own server speaking its language. */
export type SearchService = {
  appId: string;
  apiKey: string;
  /** Begins the name of every index at Algolia. */ indexPrefix?: string;
  /** Own host, `localhost:3000`; absent with Algolia. */ host?: string;
  https?: boolean;
};

export type FoundPiece = {
  heirloopId: HeirloopId;
  slug: string;
  title: string;
  price: number;
  image: string | null;
};
export type FoundCategory = { name: string; level: "subCategory" | "type" };
export type Found = {
  queries: string[];
  products: FoundPiece[];
  brands: string[];
  categories: FoundCategory[];
  queryId: string | null;
};

const pieceSchema = z.object({
  objectID: heirloopIdSchema,
  slug: z.string(),
  title: z.string(),
  price: z.number(),
  image: z.nullable(z.string()),
});
const listingsSchema = z.object({
  hits: z.array(pieceSchema),
  queryID: z.optional(z.string()),
});
const queriesSchema = z.object({ hits: z.array(z.object({ query: z.string() })) });
const facetSchema = z.object({ facetHits: z.array(z.object({ value: z.string() })) });
const answerSchema = z.object({
  results: z.tuple([queriesSchema, listingsSchema, facetSchema, facetSchema, facetSchema]),
});

type FacetHits = z.infer<typeof facetSchema>;

/** Types and subcategories in turn, the best of each first, none twice. */
function categoriesOf(types: FacetHits, subCategories: FacetHits): FoundCategory[] {
  const found = types.facetHits.map(({ value }): FoundCategory => ({ name: value, level: "type" }));
  for (const [at, { value }] of subCategories.facetHits.entries())
    if (!found.some(({ name }) => name === value))
      found.splice(at * 2 + 1, 0, { name: value, level: "subCategory" });
  return found.slice(0, constants.relatedCategories);
}

/** Values of a facet that match what is typed, and not merely occur among the hits. */
const facetRequest = (indexName: string, facet: string, facetQuery: string, maxFacetHits: number) => ({
  type: "facet" as const,
  indexName,
  facet,
  facetQuery,
  maxFacetHits,
});

/** Milliseconds. The client's own are so short that a slow line never sees a suggestion; in a browser, connecting lasts until the answer begins. */
const timeouts = { connect: 15_000, read: 15_000, write: 30_000 };

export type SearchClient = { suggest(term: string): Promise<Found> };

/** The search box's client. Algolia's own keeps answers in the page's memory, so that taking a letter back costs nothing. */
export function createSearchClient({
  appId,
  apiKey,
  indexPrefix = "",
  host,
  https = true,
}: SearchService): SearchClient {
  const listings = indexPrefix + searchIndices.listings;
  const client =
    host === undefined
      ? liteClient(appId, apiKey, { timeouts })
      : liteClient(appId, apiKey, {
          timeouts,
          hosts: [{ url: host, protocol: https ? "https" : "http", accept: "readWrite" }],
        });
  return {
    async suggest(term) {
      const response = await client.search({
        requests: [
          {
            indexName: indexPrefix + searchIndices.suggestions,
            query: term,
            hitsPerPage: constants.suggestionHits,
          },
          {
            indexName: listings,
            query: term,
            hitsPerPage: constants.productHits,
            clickAnalytics: true,
            attributesToHighlight: [],
          },
          facetRequest(listings, "types", term, constants.relatedCategories),
          facetRequest(listings, "subCategories", term, constants.relatedCategories),
          facetRequest(listings, "brand", term, constants.relatedBrands),
        ],
      });
      const { results } = answerSchema.parse(response);
      const [suggested, found, types, subCategories, brands] = results;
      return {
        queries: suggested.hits.map(({ query }) => query),
        products: found.hits.map(({ objectID, ...piece }) => ({ heirloopId: objectID, ...piece })),
        brands: brands.facetHits.map(({ value }) => value).slice(0, constants.relatedBrands),
        categories: categoriesOf(types, subCategories),
        queryId: found.queryID ?? null,
      };
    },
  };
}
