import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * The side under review: a buyer rates the seller of a purchase, a seller the buyer of a sale
 * (docs/product.md §5).
 */
export const reviewedSide: Record<PendingReview["type"], Side> = {
  completedPurchase: "seller",
  completedSale: "buyer",
};
