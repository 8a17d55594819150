import type { PendingReview } from "@heirloop/contract/review/review.schema";
import { pendingReviewFrom } from "@heirloop/demo/projection/activity-projection";
import { problem } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

/** The review of an order that the user has not written, even if it was dismissed. */
export function openReviewOfOrder(
  { index, reviews }: MockWorld,
  orderId: string | null,
  userId: string,
): PendingReview {
  const review = reviews.find(
    (one) => one.orderId === orderId && [one.buyerId, one.sellerId].includes(userId),
  );
  if (review === undefined) throw problem("not-found");
  const pending = pendingReviewFrom(index, review, userId);
  if (pending === null) throw problem("already-reviewed");
  return pending;
}
