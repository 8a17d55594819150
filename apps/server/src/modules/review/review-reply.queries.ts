import { and, count, desc, asc, eq, or } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { isHalfShown } from "./review.queries.ts";
import { reviewReplyTable, reviewTable, type ReviewReplyRow, type ReviewRow } from "./review.table.ts";

export type OwnReviewList = "received" | "written";

const ofUser = (userId: string, list: OwnReviewList) =>
  or(
    and(eq(list === "received" ? reviewTable.sellerId : reviewTable.buyerId, userId), isHalfShown("seller")),
    and(eq(list === "received" ? reviewTable.buyerId : reviewTable.sellerId, userId), isHalfShown("buyer")),
  );

/** The published reviews that a user received or wrote, newest first. */
export async function listOwnReviews(
  db: Db,
  { userId, list }: { userId: string; list: OwnReviewList },
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviewTable)
    .where(ofUser(userId, list))
    .orderBy(desc(reviewTable.publishedAt), asc(reviewTable.id))
    .limit(limit)
    .offset(offset);
}

export async function countOwnReviews(db: Db, userId: string, list: OwnReviewList): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviewTable).where(ofUser(userId, list));
  return row?.count ?? 0;
}

export async function insertReply(tx: Db, reply: ReviewReplyRow): Promise<void> {
  await tx.insert(reviewReplyTable).values(reply);
}

export async function changeReply(
  tx: Db,
  { reviewId, about }: Pick<ReviewReplyRow, "reviewId" | "about">,
  change: Partial<Pick<ReviewReplyRow, "text" | "editedAt" | "removedAt">>,
): Promise<void> {
  await tx
    .update(reviewReplyTable)
    .set(change)
    .where(and(eq(reviewReplyTable.reviewId, reviewId), eq(reviewReplyTable.about, about)));
}
