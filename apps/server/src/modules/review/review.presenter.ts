import type {
  pendingReviewSchema,
  reviewReplySchema,
  reviewSchema,
} from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { reviewPublication } from "@heirloop/machines/review/review-publication";
import type * as z from "zod/mini";
import type { UserRow } from "../user/user.table.ts";
import { publicName } from "../user/user.presenter.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import type { FullReview } from "./full-review.queries.ts";
import type { ReviewReplyRow, ReviewRow } from "./review.table.ts";

const isPublishable = ({ moderation }: ReviewRow, { emailVerifiedAt }: UserRow): boolean =>
  reviewPublication({ moderation, writerVerified: emailVerifiedAt !== null }) === "scheduled";

/** A published review of one side. */
export type PublishedHalf = Readonly<{
  review: ReviewRow;
  about: Side;
  author: UserRow;
  subject: UserRow;
  rating: number;
  feedback: string | null;
  publishedAt: Date;
  /** Null while there is none; it may be removed. */
  reply: ReviewReplyRow | null;
}>;

/** Returns the review of this side if it is shown, else null. */
export function publishedHalf(
  { review, buyer, seller, replies }: FullReview,
  about: Side,
): PublishedHalf | null {
  const isAboutSeller = about === "seller";
  const [author, subject] = isAboutSeller ? [buyer, seller] : [seller, buyer];
  const rating = isAboutSeller ? review.sellerRating : review.buyerRating;
  const removedAt = isAboutSeller ? review.sellerReviewRemovedAt : review.buyerReviewRemovedAt;
  const { publishedAt } = review;
  if (rating === null || removedAt !== null || publishedAt === null || !isPublishable(review, author))
    return null;
  const feedback = isAboutSeller ? review.sellerFeedback : review.buyerFeedback;
  const reply = replies.find((one) => one.about === about) ?? null;
  return { review, about, author, subject, rating, feedback, publishedAt, reply };
}

/** Null while there is none to show. */
export const presentReply = (reply: ReviewReplyRow | null): z.input<typeof reviewReplySchema> | null =>
  reply?.removedAt !== null
    ? null
    : { text: reply.text, date: reply.createdAt.toISOString(), edited: reply.editedAt !== null };

export const presentPiece = ({ id, slug, title, images }: ListingRow) => ({
  heirloopId: id,
  slug,
  title,
  images,
});

/** The public view of the review of the seller; null while it is not shown. */
export function presentReview(full: FullReview): z.input<typeof reviewSchema> | null {
  const half = publishedHalf(full, "seller");
  if (half === null) return null;
  const { review, order, pieces, buyer, seller, isReturned } = full;
  const reply = presentReply(half.reply);
  return {
    _id: review.id,
    buyer: { user: { firstName: buyer.firstName } },
    seller: {
      user: { firstName: publicName(seller), slug: seller.slug },
      rating: half.rating,
      feedback: half.feedback,
    },
    order: { date: order.createdAt.toISOString(), breakdown: { delivery: order.delivery } },
    listings: pieces.map(({ listing }) => presentPiece(listing)),
    ...(isReturned && { returned: true }),
    ...(reply !== null && { reply }),
  };
}

/** The view of the side that still has to write: the other side's text stays hidden until it is published. */
export function presentPendingReview(full: FullReview, side: Side): z.input<typeof pendingReviewSchema> {
  const { review, pieces, buyer, seller } = full;
  const half = (about: Side, rating: number | null, feedback: string | null) =>
    publishedHalf(full, about) === null ? { rating: null, feedback: null } : { rating, feedback };
  return {
    _id: review.id,
    type: side === "buyer" ? "completedPurchase" : "completedSale",
    buyer: {
      user: { firstName: publicName(buyer) },
      ...half("buyer", review.buyerRating, review.buyerFeedback),
    },
    seller: {
      user: { firstName: publicName(seller) },
      ...half("seller", review.sellerRating, review.sellerFeedback),
    },
    listings: pieces.map(({ listing, rating, feedback }) => ({
      listing: presentPiece(listing),
      ...half("seller", rating, feedback),
    })),
  };
}
