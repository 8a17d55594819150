import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { publishReview } from "../modules/review/review.jobs.ts";
import {
  reviewListingTable,
  reviewReplyTable,
  reviewReportTable,
  reviewTable,
  type ReviewReplyRow,
  type ReviewReportRow,
  type ReviewRow,
} from "../modules/review/review.table.ts";
import { fill, instant, instantOrNull, type Seeding } from "./seeding.ts";

/** Reviews of completed orders; unpublished ones get the publication job of any other review. */
export async function seedReviews({ tx, deps, world, listingId }: Seeding): Promise<void> {
  const completedAt = new Map(world.orders.map(({ id, changedAt }) => [id, instant(changedAt)]));
  const rows = world.reviews.map((one): ReviewRow => ({
    id: one.id,
    orderId: one.orderId,
    buyerId: one.buyerId,
    sellerId: one.sellerId,
    sellerRating: one.sellerRating,
    sellerFeedback: one.sellerFeedback,
    buyerRating: one.buyerRating,
    buyerFeedback: one.buyerFeedback,
    buyerDeclined: false,
    sellerDeclined: false,
    createdAt: completedAt.get(one.orderId) ?? instant(one.orderDate),
    publishedAt: instantOrNull(one.publishedAt),
    shared: null,
    moderation: null,
    heldAt: null,
    sellerReviewRemovedAt: null,
    buyerReviewRemovedAt: null,
  }));
  await fill(rows, (lot) => tx.insert(reviewTable).values(lot));
  const pieces = world.reviews.flatMap((one) =>
    one.listingIds.map((id, position) => {
      const said = one.listingRatings.find((rated) => rated.listingId === id);
      return {
        reviewId: one.id,
        listingId: listingId(id),
        position,
        rating: said?.rating ?? null,
        feedback: said?.feedback ?? null,
      };
    }),
  );
  await fill(pieces, (lot) => tx.insert(reviewListingTable).values(lot));
  const replies = world.reviews.flatMap((one) =>
    one.replies.map(({ about, text, createdAt, editedAt }): ReviewReplyRow => ({
      reviewId: one.id,
      about,
      text,
      createdAt: instant(createdAt),
      editedAt: instantOrNull(editedAt),
      removedAt: null,
    })),
  );
  await fill(replies, (lot) => tx.insert(reviewReplyTable).values(lot));
  const reports = world.reviewReports.map(({ date, ...report }): ReviewReportRow => ({
    ...report,
    createdAt: instant(date),
  }));
  await fill(reports, (lot) => tx.insert(reviewReportTable).values(lot));
  for (const { id, publishedAt, createdAt } of rows) {
    if (publishedAt === null)
      await deps.jobs.enqueue(
        tx,
        publishReview,
        { reviewId: id },
        { runAt: new Date(createdAt.getTime() + constants.reviewPublishedAfter) },
      );
  }
}
