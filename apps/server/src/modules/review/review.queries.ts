import {
  and,
  asc,
  avg,
  type Column,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { reviewListingTable, reviewTable, type ReviewRow } from "./review.table.ts";

/** Returns false if the order already has its review. */
export async function insertReview(
  tx: Db,
  review: ReviewRow,
  listingIds: readonly string[],
): Promise<boolean> {
  const inserted = await tx
    .insert(reviewTable)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: reviewTable.id });
  if (inserted.length === 0) return false;
  if (listingIds.length > 0)
    await tx
      .insert(reviewListingTable)
      .values(listingIds.map((listingId, position) => ({ reviewId: review.id, listingId, position })));
  return true;
}

export async function lockReview(tx: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await tx.select().from(reviewTable).where(eq(reviewTable.id, id)).for("update");
  return row ?? null;
}

export async function findReview(db: Db, id: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviewTable).where(eq(reviewTable.id, id));
  return row ?? null;
}

export async function findReviews(db: Db, ids: readonly string[]): Promise<ReviewRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(reviewTable)
        .where(inArray(reviewTable.id, [...ids]));
}

export async function changeReview(
  tx: Db,
  id: string,
  change: Partial<Omit<ReviewRow, "id">>,
): Promise<void> {
  await tx.update(reviewTable).set(change).where(eq(reviewTable.id, id));
}

type Rated = { listingId: string; rating: number | null; feedback: string | null };

/** Ignores pieces that are not part of the review; if a piece is rated twice, the last rating counts. */
export async function rateReviewedListings(
  tx: Db,
  reviewId: string,
  ratings: readonly Rated[],
): Promise<void> {
  const lastWords = [...new Map(ratings.map((one) => [one.listingId, one])).values()];
  if (lastWords.length === 0) return;
  await tx.execute(sql`
    update ${reviewListingTable} set rating = said.rating, feedback = said.feedback
    from jsonb_to_recordset(${JSON.stringify(lastWords)}::jsonb)
      as said("listingId" text, rating integer, feedback text)
    where ${reviewListingTable.reviewId} = ${reviewId} and ${reviewListingTable.listingId} = said."listingId"`);
}

export async function findReviewOfOrder(db: Db, orderId: string): Promise<ReviewRow | null> {
  const [row] = await db.select().from(reviewTable).where(eq(reviewTable.orderId, orderId));
  return row ?? null;
}

/** While a reported problem is open, and after a return, nobody is asked for a review. */
const isAskedFor = sql`not exists (select from ${orderCaseTable} where ${orderCaseTable.orderId} = ${reviewTable.orderId} and (${orderCaseTable.closedAt} is null or ${orderCaseTable.outcome} = 'returned'))`;

/** Returns the newest review that the user still owes and has not dismissed, or null. */
export async function findOwedReview(db: Db, userId: string): Promise<ReviewRow | null> {
  const asBuyer = and(
    eq(reviewTable.buyerId, userId),
    isNull(reviewTable.sellerRating),
    eq(reviewTable.buyerDeclined, false),
  );
  const asSeller = and(
    eq(reviewTable.sellerId, userId),
    isNull(reviewTable.buyerRating),
    eq(reviewTable.sellerDeclined, false),
  );
  const [row] = await db
    .select()
    .from(reviewTable)
    .where(and(or(asBuyer, asSeller), isAskedFor))
    .orderBy(desc(reviewTable.createdAt), asc(reviewTable.id))
    .limit(1);
  return row ?? null;
}

const halves = {
  seller: {
    rating: reviewTable.sellerRating,
    removedAt: reviewTable.sellerReviewRemovedAt,
    writer: reviewTable.buyerId,
  },
  buyer: {
    rating: reviewTable.buyerRating,
    removedAt: reviewTable.buyerReviewRemovedAt,
    writer: reviewTable.sellerId,
  },
};

/** The SQL equivalent of `publishedHalf`: whether the review about this side is shown. */
export function isHalfShown(about: Side) {
  const { rating, removedAt, writer } = halves[about];
  return and(
    isNotNull(reviewTable.publishedAt),
    isNotNull(rating),
    isNull(removedAt),
    or(isNull(reviewTable.moderation), eq(reviewTable.moderation, "published")),
    sql`exists (select from ${userTable} where ${userTable.id} = ${writer} and ${userTable.emailVerifiedAt} is not null)`,
  );
}

const shown = (...more: SQL[]) => and(isHalfShown("seller"), ...more);
const newest = [desc(reviewTable.publishedAt), asc(reviewTable.id)];

/** Published reviews of sellers, newest first. */
export async function listLatestReviews(db: Db, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(shown())
    .orderBy(...newest)
    .limit(limit);
}

type OfSeller = { sellerId: string; minRating: number };

export async function listReviewsOfSeller(
  db: Db,
  { sellerId, minRating }: OfSeller,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(shown(eq(reviewTable.sellerId, sellerId), gte(reviewTable.sellerRating, minRating)))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
}

export async function countReviewsOfSeller(db: Db, { sellerId, minRating }: OfSeller): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviewTable)
    .where(shown(eq(reviewTable.sellerId, sellerId), gte(reviewTable.sellerRating, minRating)));
  return row?.count ?? 0;
}

/** `averageReview` is null while there are no published reviews. */
export type SellerRatings = { averageReview: number | null; reviewedCount: number };

/** A seller's ratings over all published reviews; `sellerId` may be a column of an outer statement. */
export const selectRatings = (db: Db, sellerId: string | Column) =>
  db
    .select({
      averageReview: sql<number | null>`${avg(reviewTable.sellerRating)}::float8`.as("average_review"),
      reviewedCount: count().as("reviewed_count"),
    })
    .from(reviewTable)
    .where(shown(eq(reviewTable.sellerId, sellerId)));

export async function ratingsOf(db: Db, sellerId: string): Promise<SellerRatings> {
  const [row] = await selectRatings(db, sellerId);
  return row ?? { averageReview: null, reviewedCount: 0 };
}

/** Oldest first. */
export async function listHeldReviews(db: Db, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(eq(reviewTable.moderation, "held"))
    .orderBy(asc(reviewTable.heldAt), asc(reviewTable.id))
    .limit(limit);
}

/** Reviews with a half written by this user. */
export async function listReviewsWrittenBy(db: Db, userId: string): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(
      or(
        and(eq(reviewTable.buyerId, userId), isNotNull(reviewTable.sellerRating)),
        and(eq(reviewTable.sellerId, userId), isNotNull(reviewTable.buyerRating)),
      ),
    );
}
