import { and, asc, avg, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { isHalfShown } from "./review.queries.ts";
import { reviewTable, type ReviewRow } from "./review.table.ts";

/** The average rating by sellers and the number of ratings; buyers without one are missing. */
export async function listBuyerRatings(
  db: Db,
  buyerIds: readonly string[],
): Promise<Map<string, { rating: number | null; ratings: number }>> {
  const rows = await db
    .select({
      buyerId: reviewTable.buyerId,
      rating: sql<number | null>`${avg(reviewTable.buyerRating)}::float8`,
      ratings: count(),
    })
    .from(reviewTable)
    .where(and(inArray(reviewTable.buyerId, [...buyerIds]), isHalfShown("buyer")))
    .groupBy(reviewTable.buyerId);
  return new Map(rows.map(({ buyerId, rating, ratings }) => [buyerId, { rating, ratings }]));
}

/** Published reviews of a buyer, newest first. */
export async function listReviewsOfBuyer(db: Db, buyerId: string, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(and(eq(reviewTable.buyerId, buyerId), isHalfShown("buyer")))
    .orderBy(desc(reviewTable.publishedAt), asc(reviewTable.id))
    .limit(limit);
}
