import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { manyOf, manySchema, pageNumberSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import type { FacetCounts, FacetName } from "./listing-facets.ts";
import { fitBoxesParamSchema } from "./fit-boxes.schema.ts";
import { conditionSchema } from "./listing.schema.ts";
import { listingSorts } from "./listing-sorts.ts";
import { regionSchema } from "../hub/hub.schema.ts";
import { centsParamSchema } from "../money/money.schema.ts";

export const listingSortSchema = z.enum(listingSorts);
export type ListingSort = z.infer<typeof listingSortSchema>;

const oneSchema = z.optional(z.string().check(z.maxLength(80)));

/** The facets' fields in the query of the collections page. */
const facetFields = {
  category: oneSchema,
  subCategory: oneSchema,
  type: oneSchema,
  style: manySchema,
  material: manySchema,
  brand: manySchema,
  room: manySchema,
  color: manySchema,
  condition: manyOf(conditionSchema),
  region: z.optional(regionSchema),
  op: z.optional(z.literal("designer")),
} satisfies Record<FacetName, z.ZodMiniType>;

/** The query of the collections page; the page's URL has the same names. */
export const listingQuerySchema = z.object({
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(constants.keywordMaximumLength))),
  /** 1: search for the keyword as typed, without spelling correction. */
  exact: z.optional(z.literal("1")),
  ...facetFields,
  /** 1: any reduction; 20: at least 20 percent. */
  discount: z.optional(z.enum(["1", "20"])),
  /** 1: only pieces that fit the user's own home. */
  fits: z.optional(z.literal("1")),
  minPrice: z.optional(centsParamSchema),
  maxPrice: z.optional(centsParamSchema),
  sort: z._default(listingSortSchema, "relevance"),
  page: z._default(pageNumberSchema, 1),
  limit: z._default(wholeNumberSchema(1, constants.listingsPerPageMaximum), constants.listingsPerPage),
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;
export type ListingQueryInput = z.input<typeof listingQuerySchema>;

/** The query of the API. A guest has no home there, so `fits` may also be the boxes that pass into theirs. */
export const listingSearchSchema = z.extend(listingQuerySchema, {
  fits: z.optional(
    z.union([z.literal("1"), fitBoxesParamSchema], "Use 1, or three lengths: 34x79x120,12x84x90"),
  ),
});
export type ListingSearch = z.infer<typeof listingSearchSchema>;

const facetCountsSchema = z.array(z.object({ name: z.string(), count: z.int() }));
export type FacetCount = { name: string; count: number };

/** Values with counts, each counted without its own filter. */
export const facetsSchema = z.object({
  uniqueBrands: facetCountsSchema,
  uniqueRegions: z.array(z.object({ region: regionSchema, count: z.int() })),
  uniqueMaterials: facetCountsSchema,
  uniqueStyles: facetCountsSchema,
  uniqueRooms: facetCountsSchema,
  uniqueCategories: facetCountsSchema,
  uniqueSubCategories: facetCountsSchema,
  uniqueTypes: facetCountsSchema,
} satisfies Record<FacetCounts, z.ZodMiniType>);
export type Facets = z.infer<typeof facetsSchema>;
