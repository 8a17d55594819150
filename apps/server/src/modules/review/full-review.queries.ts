import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { orderTable, type OrderRow } from "../order/order.table.ts";
import {
  reviewListingTable,
  reviewReplyTable,
  type ReviewListingRow,
  type ReviewReplyRow,
  type ReviewRow,
} from "./review.table.ts";

/** A review with everything its response contains. */
export type FullReview = Readonly<{
  review: ReviewRow;
  order: OrderRow;
  pieces: ReadonlyArray<ReviewListingRow & { listing: ListingRow }>;
  buyer: UserRow;
  seller: UserRow;
  replies: ReadonlyArray<ReviewReplyRow>;
  /** The piece went back to the seller, and the money to the buyer. */
  isReturned: boolean;
}>;

/** Returned in the order of `reviews`. */
export async function loadFullReviews(db: Db, reviews: readonly ReviewRow[]): Promise<FullReview[]> {
  if (reviews.length === 0) return [];
  const orders = await db
    .select()
    .from(orderTable)
    .where(
      inArray(
        orderTable.id,
        reviews.map(({ orderId }) => orderId),
      ),
    );
  const people = await db
    .select()
    .from(userTable)
    .where(
      inArray(
        userTable.id,
        reviews.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
      ),
    );
  const pieces = await db
    .select({ piece: reviewListingTable, listing: listingTable })
    .from(reviewListingTable)
    .innerJoin(listingTable, eq(listingTable.id, reviewListingTable.listingId))
    .where(
      inArray(
        reviewListingTable.reviewId,
        reviews.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviewListingTable.position));
  const replies = await db
    .select()
    .from(reviewReplyTable)
    .where(
      inArray(
        reviewReplyTable.reviewId,
        reviews.map(({ id }) => id),
      ),
    );
  const returned = await db
    .select({ orderId: orderCaseTable.orderId })
    .from(orderCaseTable)
    .where(
      and(
        inArray(
          orderCaseTable.orderId,
          reviews.map(({ orderId }) => orderId),
        ),
        eq(orderCaseTable.outcome, "returned"),
      ),
    );
  const returnedIds = new Set(returned.map(({ orderId }) => orderId));
  const users = new Map(people.map((user) => [user.id, user]));
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  return reviews.flatMap((review) => {
    const order = ordersById.get(review.orderId);
    const buyer = users.get(review.buyerId);
    const seller = users.get(review.sellerId);
    if (order === undefined || buyer === undefined || seller === undefined) return [];
    const own = pieces
      .filter(({ piece }) => piece.reviewId === review.id)
      .map(({ piece, listing }) => ({ ...piece, listing }));
    return {
      review,
      order,
      pieces: own,
      buyer,
      seller,
      replies: replies.filter(({ reviewId }) => reviewId === review.id),
      isReturned: returnedIds.has(review.orderId),
    };
  });
}
