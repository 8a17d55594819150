import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { reviewReportTable, type ReviewReportRow } from "./review.table.ts";

/** What reports are about: a review of one side, or the reply to it. */
export type Reported = Pick<ReviewReportRow, "reviewId" | "about" | "target">;

/** Returns false if the user has reported it before. */
export async function insertReport(tx: Db, report: ReviewReportRow): Promise<boolean> {
  const inserted = await tx
    .insert(reviewReportTable)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReportTable.id });
  return inserted.length > 0;
}

/** A user's reports of a review and its reply. */
export async function listReportsBy(
  db: Db,
  reporterId: string,
  { reviewId, about }: Omit<Reported, "target">,
): Promise<ReviewReportRow[]> {
  return db
    .select()
    .from(reviewReportTable)
    .where(
      and(
        eq(reviewReportTable.reviewId, reviewId),
        eq(reviewReportTable.about, about),
        eq(reviewReportTable.reporterId, reporterId),
      ),
    );
}

export async function findReport(db: Db, id: string): Promise<ReviewReportRow | null> {
  const [row] = await db.select().from(reviewReportTable).where(eq(reviewReportTable.id, id));
  return row ?? null;
}

/** Undecided reports, oldest first. */
export async function listOpenReports(db: Db, limit: number): Promise<ReviewReportRow[]> {
  return db
    .select()
    .from(reviewReportTable)
    .where(isNull(reviewReportTable.decision))
    .orderBy(asc(reviewReportTable.createdAt), asc(reviewReportTable.id))
    .limit(limit);
}

/** Decides about all open reports of these targets, and returns who made them. */
export async function closeReports(
  tx: Db,
  { reviewId, about }: Omit<Reported, "target">,
  targets: readonly ReviewReportRow["target"][],
  decision: "kept" | "removed",
): Promise<Array<Pick<ReviewReportRow, "reporterId" | "target">>> {
  return tx
    .update(reviewReportTable)
    .set({ decision })
    .where(
      and(
        eq(reviewReportTable.reviewId, reviewId),
        eq(reviewReportTable.about, about),
        inArray(reviewReportTable.target, [...targets]),
        isNull(reviewReportTable.decision),
      ),
    )
    .returning({ reporterId: reviewReportTable.reporterId, target: reviewReportTable.target });
}
