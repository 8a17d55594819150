import type { pendingReviewSchema, reviewSchema } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { reviewPublication } from "@heirloop/machines/review/review-publication";
import type * as z from "zod/mini";
import type { UserRow } from "../user/user.table.ts";
import { publicName } from "../user/user.presenter.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import type { FullReview } from "./review.queries.ts";
import type { ReviewRow } from "./review.table.ts";

const isPublishable = ({ moderation }: ReviewRow, { emailVerifiedAt }: UserRow): boolean =>
  reviewPublication({ moderation, writerVerified: emailVerifiedAt !== null }) === "scheduled";

const presentPiece = ({ id, slug, title, images }: ListingRow) => ({ heirloopId: id, slug, title, images });

/** The public view; null while the buyer has not written. */
export function presentReview({
  review,
  order,
  pieces,
  buyer,
  seller,
}: FullReview): z.input<typeof reviewSchema> | null {
  if (review.sellerRating === null) return null;
  return {
    _id: review.id,
    buyer: { user: { firstName: buyer.firstName } },
    seller: {
      user: { firstName: publicName(seller), slug: seller.slug },
      rating: review.sellerRating,
      feedback: review.sellerFeedback,
    },
    order: { date: order.createdAt.toISOString(), breakdown: { delivery: order.delivery } },
    listings: pieces.map(({ listing }) => presentPiece(listing)),
  };
}

/** The view of the side that still has to write: the other side's text stays hidden until it is published. */
export function presentPendingReview(
  { review, pieces, buyer, seller }: FullReview,
  side: Side,
): z.input<typeof pendingReviewSchema> {
  const half = (writer: UserRow, rating: number | null, feedback: string | null) =>
    review.publishedAt !== null && isPublishable(review, writer)
      ? { rating, feedback }
      : { rating: null, feedback: null };
  return {
    _id: review.id,
    type: side === "buyer" ? "completedPurchase" : "completedSale",
    buyer: {
      user: { firstName: publicName(buyer) },
      ...half(seller, review.buyerRating, review.buyerFeedback),
    },
    seller: {
      user: { firstName: publicName(seller) },
      ...half(buyer, review.sellerRating, review.sellerFeedback),
    },
    listings: pieces.map(({ listing, rating, feedback }) => ({
      listing: presentPiece(listing),
      ...half(buyer, rating, feedback),
    })),
  };
}
