import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Whom a review is about: a purchase needs the seller's rating, a sale the buyer's (docs/product.md §5). */
export const reviewedSide: Record<PendingReview["type"], Side> = {
  completedPurchase: "seller",
  completedSale: "buyer",
};
