/** Sort orders of listings; relevance is the default. */
export const listingSorts = ["relevance", "newest", "price-asc", "price-desc", "discount"] as const;
