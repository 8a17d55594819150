import { business } from "@heirloop/contract/business/business-constants";
import { heirloopIdSchema, type HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { searchIndices } from "@heirloop/contract/search/search.schema";
import { liteClient } from "algoliasearch/lite";
import * as z from "zod/mini";

/** Which search service answers: Algolia, or this product's own server speaking its language. */
export type SearchService = {
  appId: string;
  apiKey: string;
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
export type Found = {
  queries: string[];
  products: FoundPiece[];
  brands: string[];
  categories: string[];
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
  facets: z.optional(z.record(z.string(), z.record(z.string(), z.number()))),
  queryID: z.optional(z.string()),
});
const queriesSchema = z.object({ hits: z.array(z.object({ query: z.string() })) });
const answerSchema = z.object({ results: z.tuple([queriesSchema, listingsSchema]) });

const mostCounted = (counts: Record<string, number> = {}, most: number): string[] =>
  Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name]) => name);

/** Milliseconds. The client's own are so short that a slow line never sees a suggestion; in a browser, connecting lasts until the answer begins. */
const timeouts = { connect: 15_000, read: 15_000, write: 30_000 };

export type SearchClient = { suggest(term: string): Promise<Found> };

/** The search box's client. Algolia's own keeps answers in the page's memory, so that taking a letter back costs nothing. */
export function createSearchClient({ appId, apiKey, host, https = true }: SearchService): SearchClient {
  const client =
    host === undefined
      ? liteClient(appId, apiKey, { timeouts })
      : liteClient(appId, apiKey, {
          timeouts,
          hosts: [{ url: host, protocol: https ? "https" : "http", accept: "readWrite" }],
        });
  return {
    async suggest(term) {
      const told = await client.search({
        requests: [
          { indexName: searchIndices.suggestions, query: term, hitsPerPage: business.suggestionHits },
          {
            indexName: searchIndices.listings,
            query: term,
            hitsPerPage: business.productHits,
            facets: ["brand", "subCategories"],
            clickAnalytics: true,
            attributesToHighlight: [],
          },
        ],
      });
      const { results } = answerSchema.parse(told);
      const [suggested, found] = results;
      return {
        queries: suggested.hits.map(({ query }) => query),
        products: found.hits.map(({ objectID, ...piece }) => ({ heirloopId: objectID, ...piece })),
        brands: mostCounted(found.facets?.["brand"], business.relatedBrands),
        categories: mostCounted(found.facets?.["subCategories"], business.relatedCategories),
        queryId: found.queryID ?? null,
      };
    },
  };
}
