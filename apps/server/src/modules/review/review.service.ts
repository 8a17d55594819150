import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ReviewSubmission } from "@heirloop/contract/review/review.endpoints";
import type { ReviewPublication } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { reviewPublication } from "@heirloop/machines/review/review-publication";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { requireUser } from "../user/require-user.ts";
import { publicName } from "../user/user.presenter.ts";
import type { OrderRow } from "../order/order.table.ts";
import { publishReview } from "./review.jobs.ts";
import { presentPendingReview } from "./review.presenter.ts";
import { loadFullReviews } from "./full-review.queries.ts";
import {
  changeReview,
  findOwedReview,
  findReviewOfOrder,
  insertReview,
  listReviewsWrittenBy,
  lockReview,
  rateReviewedListings,
} from "./review.queries.ts";
import type { ReviewRow } from "./review.table.ts";
import { findSharedSignals } from "./shared-signals.queries.ts";

/** Opens a completed order's review for both sides; repeated calls do nothing. */
export async function openReview(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  listingIds: readonly string[],
): Promise<void> {
  const now = deps.now();
  const id = deps.newId();
  const nothing = {
    sellerRating: null,
    sellerFeedback: null,
    buyerRating: null,
    buyerFeedback: null,
    buyerDeclined: false,
    sellerDeclined: false,
    publishedAt: null,
    shared: null,
    moderation: null,
    heldAt: null,
    sellerReviewRemovedAt: null,
    buyerReviewRemovedAt: null,
  };
  const opened = await insertReview(
    tx,
    { id, orderId: order.id, buyerId: order.buyerId, sellerId: order.sellerId, ...nothing, createdAt: now },
    listingIds,
  );
  if (opened) await deps.jobs.enqueue(tx, publishReview, { reviewId: id }, { runAt: publicationOf(now) });
}

const publicationOf = (completedAt: Date) => new Date(completedAt.getTime() + constants.reviewPublishedAfter);

export const sideOf = (review: ReviewRow, userId: string): Side | null =>
  review.buyerId === userId ? "buyer" : review.sellerId === userId ? "seller" : null;
const hasWritten = (review: ReviewRow, side: Side) =>
  (side === "buyer" ? review.sellerRating : review.buyerRating) !== null;

async function present(db: Db, review: ReviewRow, side: Side) {
  const [full] = await loadFullReviews(db, [review]);
  if (full === undefined) throw new Error(`The review ${review.id} has lost its order.`);
  return presentPendingReview(full, side);
}

/** Returns the review that the user still owes; null if there is none or it was dismissed. */
export async function owedReview(db: Db, userId: string) {
  const review = await findOwedReview(db, userId);
  const side = review === null ? null : sideOf(review, userId);
  return review === null || side === null ? null : present(db, review, side);
}

/**
 * Returns the review of an order that the user has not written, even if it was dismissed. There is one once the order
 * machine has asked for it (`ask-for-reviews`). Throws `not-found`, `already-reviewed`.
 */
export async function openReviewOfOrder(db: Db, userId: string, orderId: string) {
  const review = await findReviewOfOrder(db, orderId);
  const side = review === null ? null : sideOf(review, userId);
  if (review === null || side === null) throw problem("not-found");
  if (hasWritten(review, side)) throw problem("already-reviewed");
  return present(db, review, side);
}

async function lockOwn(tx: Db, userId: string, id: string) {
  const review = await lockReview(tx, id);
  const side = review === null ? null : sideOf(review, userId);
  if (review === null || side === null) throw problem("not-found");
  return { review, side };
}

/**
 * Stores the caller's half. Throws `not-found`, `already-reviewed`, and `invalid` at the missing rating
 * (docs/product.md §5).
 */
export async function submitReview(
  tx: Db,
  deps: Deps,
  userId: string,
  submission: ReviewSubmission,
): Promise<ReviewPublication> {
  const { review, side } = await lockOwn(tx, userId, submission.id);
  if (hasWritten(review, side)) throw problem("already-reviewed");
  const about = side === "buyer" ? "seller" : "buyer";
  const half = submission[about];
  const rating = half?.rating ?? null;
  if (rating === null)
    throw problem("invalid", { errors: [{ path: `${about}.rating`, message: "Choose 1 to 5 stars" }] });
  const feedback = half?.feedback || null;
  const now = deps.now();
  const published =
    review.publishedAt ?? (hasWritten(review, about) || now >= publicationOf(review.createdAt) ? now : null);
  const written =
    about === "seller"
      ? { sellerRating: rating, sellerFeedback: feedback }
      : { buyerRating: rating, buyerFeedback: feedback };
  const held = await holdIfShared(tx, review, now);
  await changeReview(tx, review.id, { ...written, ...held, publishedAt: published });
  if (side === "buyer")
    await rateReviewedListings(
      tx,
      review.id,
      (submission.listings ?? []).map(({ heirloopId, rating: stars, feedback: words }) => ({
        listingId: heirloopId,
        rating: stars ?? null,
        feedback: words || null,
      })),
    );
  const writer = await requireUser(tx, userId);
  const publication = reviewPublication({
    writerVerified: writer.emailVerifiedAt !== null,
    moderation: held?.moderation ?? review.moderation,
  });
  if (publication === "scheduled") await notifyReviewed(tx, deps, review, side, published !== null);
  return publication;
}

/** One person may own both accounts, so an admin moderates such a review first, once. */
async function holdIfShared(
  tx: Db,
  { moderation, buyerId, sellerId }: ReviewRow,
  now: Date,
): Promise<Pick<ReviewRow, "moderation" | "shared" | "heldAt"> | null> {
  if (moderation !== null) return null;
  const shared = await findSharedSignals(tx, buyerId, sellerId);
  return shared.length === 0 ? null : { moderation: "held", shared, heldAt: now };
}

/** Notifies the subjects of reviews that were written before the author's email address was confirmed. */
export async function notifySubjectsOfReviews(tx: Db, deps: Deps, userId: string): Promise<void> {
  for (const review of await listReviewsWrittenBy(tx, userId)) {
    const side = sideOf(review, userId);
    if (side === null || reviewPublication({ ...review, writerVerified: true }) !== "scheduled") continue;
    await notifyReviewed(tx, deps, review, side, review.publishedAt !== null);
  }
}

export async function notifyReviewed(
  tx: Db,
  deps: Deps,
  review: ReviewRow,
  by: Side,
  published: boolean,
): Promise<void> {
  const [full] = await loadFullReviews(tx, [review]);
  const writer = await requireUser(tx, by === "buyer" ? review.buyerId : review.sellerId);
  await deps.notify(tx, {
    userId: by === "buyer" ? review.sellerId : review.buyerId,
    type: "review",
    text: published ? "reviewed you" : "reviewed you; it shows once you have written yours, or after 7 days",
    sender: { firstName: publicName(writer) },
    listingIds: full?.pieces.map(({ listingId }) => listingId) ?? [],
    orderId: review.orderId,
    chatId: full?.order.chatId ?? null,
  });
}

/** Notifies the author of a review that an admin rejected. */
export async function notifyRejected(tx: Db, deps: Deps, review: ReviewRow, by: Side): Promise<void> {
  const [full] = await loadFullReviews(tx, [review]);
  await deps.notify(tx, {
    userId: by === "buyer" ? review.buyerId : review.sellerId,
    type: "review",
    text: "We could not publish your review, because your account and the other one seem to belong together. Contact us if they do not.",
    sender: null,
    listingIds: full?.pieces.map(({ listingId }) => listingId) ?? [],
    orderId: review.orderId,
    chatId: full?.order.chatId ?? null,
  });
}

/** Handles 'Not now': the review does not come up again by itself. Throws `not-found`. */
export async function declineReview(tx: Db, userId: string, id: string): Promise<void> {
  const { review, side } = await lockOwn(tx, userId, id);
  await changeReview(tx, review.id, side === "buyer" ? { buyerDeclined: true } : { sellerDeclined: true });
}

/** Publishes what is written by now; if nothing is, the first half is published as soon as it is written. */
export async function publishDueReview(tx: Db, reviewId: string, now: Date): Promise<void> {
  const review = await lockReview(tx, reviewId);
  if (review?.publishedAt !== null) return;
  if (hasWritten(review, "buyer") || hasWritten(review, "seller"))
    await changeReview(tx, reviewId, { publishedAt: now });
}
