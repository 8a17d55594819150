import { and, count, eq, exists, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { IdOperand } from "../../platform/database/id-operand.ts";
import { waitingListTable } from "./waiting-list.table.ts";

export async function insertWaiting(db: Db, waiting: typeof waitingListTable.$inferInsert): Promise<void> {
  await db.insert(waitingListTable).values(waiting).onConflictDoNothing();
}

export async function deleteWaiting(db: Db, userId: string, listingId: string): Promise<void> {
  await db
    .delete(waitingListTable)
    .where(and(eq(waitingListTable.listingId, listingId), eq(waitingListTable.userId, userId)));
}

export const selectWaitingCount = (db: Db, listingId: string) =>
  db.select({ count: count() }).from(waitingListTable).where(eq(waitingListTable.listingId, listingId));

/** Whether a user is on the waiting list of a piece; a guest is on none. */
export function selectIsWaiting(db: Db, userId: IdOperand | null, listingId: IdOperand): SQL<boolean> {
  if (userId === null) return sql`false`;
  const entry = db
    .select({ one: sql`1` })
    .from(waitingListTable)
    .where(and(eq(waitingListTable.listingId, listingId), eq(waitingListTable.userId, userId)));
  return sql`${exists(entry)}`;
}

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
