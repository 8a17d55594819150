import { constants } from "@heirloop/contract/constants/marketplace-constants";

/**
 * Whether a rating of 1 to 5 stars leads to the external review screen, once the review is scheduled
 * (docs/product.md §4).
 */
export const isPositiveRating = (rating: number | null): boolean =>
  rating !== null && rating > constants.externalReviewAbove;
