import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";

/** Filters that a page's path can already say. */
export type FixedFilter = "brand" | "room" | "style" | "region";

/** A page of filtered listings, and what its path says already. */
export type FilterPlace = { path: string; fixed: readonly FixedFilter[] };

/** What a page of filtered listings shows: the query of its address, with prices as plain cents. */
export type CollectionQuery = Omit<ListingQuery, "minPrice" | "maxPrice"> & {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
};
