import * as z from "zod/mini";
import { heirloopIdSchema } from "../identity/identity.schema.ts";
import { type FacetAttribute, facetNames, listingFacets } from "../listing/listing-facets.ts";
import type { ListingSort } from "../listing/listing-query.schema.ts";
import { centsSchema } from "../money/money.schema.ts";

/** Names of the search indices; every sort order other than relevance is a replica. */
export const searchIndices = {
  listings: "listings",
  suggestions: "listings_query_suggestions",
} as const;

export const replicaOfSort: Record<ListingSort, string> = {
  relevance: "listings",
  newest: "listings_newest",
  "price-asc": "listings_price_asc",
  "price-desc": "listings_price_desc",
  discount: "listings_discount",
};

/** The facets' attributes in the search record. */
const facetAttributeFields = {
  categories: z.array(z.string()),
  subCategories: z.array(z.string()),
  types: z.array(z.string()),
  style: z.nullable(z.string()),
  materials: z.array(z.string()),
  brand: z.nullable(z.string()),
  rooms: z.array(z.string()),
  color: z.nullable(z.string()),
  condition: z.string(),
  region: z.nullable(z.string()),
  designer: z.boolean(),
} satisfies Record<FacetAttribute, z.ZodMiniType>;

/** A listing as indexed by the search service. `objectID` is its heirloopId. */
export const listingRecordSchema = z.object({
  objectID: heirloopIdSchema,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  price: centsSchema,
  compareAtPrice: z.nullable(centsSchema),
  /** Whole percent off; 0 when not reduced. */
  discount: z.int(),
  image: z.nullable(z.string()),
  ...facetAttributeFields,
  /** Inches, of the whole piece. */
  width: z.number(),
  depth: z.number(),
  height: z.number(),
  /**
   * Inches, ordered by length: no part exceeds these when the piece is carried in. "Will it fit?" compares
   * them.
   */
  smallestSide: z.number(),
  middleSide: z.number(),
  largestSide: z.number(),
  /** Milliseconds since 1970. */
  date: z.int(),
});
export type ListingRecord = z.infer<typeof listingRecordSchema>;

export const suggestionRecordSchema = z.object({
  objectID: z.string(),
  query: z.string(),
  popularity: z.int(),
});
export type SuggestionRecord = z.infer<typeof suggestionRecordSchema>;

/** Attributes allowed in filters and facet counts. */
export const searchFacets = [...facetNames.map((name) => listingFacets[name].attribute), "discount" as const];
export type SearchFacet = (typeof searchFacets)[number];
