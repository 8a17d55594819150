/** Orders in which listings can be had; relevance is the usual one. */
export const listingSorts = ["relevance", "newest", "price-asc", "price-desc", "discount"] as const;
