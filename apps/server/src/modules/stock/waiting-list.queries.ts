import { count, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { waitingListTable } from "./waiting-list.table.ts";

export async function insertWaiting(db: Db, waiting: typeof waitingListTable.$inferInsert): Promise<void> {
  await db.insert(waitingListTable).values(waiting).onConflictDoNothing();
}

export const selectWaitingCount = (db: Db, listingId: string) =>
  db.select({ count: count() }).from(waitingListTable).where(eq(waitingListTable.listingId, listingId));

export async function countWaiting(db: Db, listingId: string): Promise<number> {
  const [row] = await selectWaitingCount(db, listingId);
  return row?.count ?? 0;
}

/** Empties a piece's waiting list; returns the users who were on it. */
export async function takeWaitingList(tx: Db, listingId: string): Promise<string[]> {
  const rows = await tx
    .delete(waitingListTable)
    .where(eq(waitingListTable.listingId, listingId))
    .returning({ userId: waitingListTable.userId });
  return rows.map(({ userId }) => userId);
}
