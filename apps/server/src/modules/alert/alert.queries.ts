import { and, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { alertTable, type AlertRow } from "./alert.table.ts";

export type NewPieceAlert = AlertRow & { type: Exclude<AlertRow["type"], "price-drop"> };

/**
 * Stores a user's alerts about new pieces of which they have not been alerted before; returns the ids of those. The
 * index `alert_new_piece_once` decides, also between servers that alert them at the same time.
 */
export async function insertNewAlerts(tx: Db, rows: readonly NewPieceAlert[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  // Always in the same order, so that two servers do not wait for each other.
  const sorted = rows.toSorted((a, b) => a.listingId.localeCompare(b.listingId));
  const added = await tx
    .insert(alertTable)
    .values(sorted)
    .onConflictDoNothing()
    .returning({ listingId: alertTable.listingId });
  return new Set(added.map(({ listingId }) => listingId));
}

/** Stores an alert about a price drop. While an earlier one waits for its email, the price before it counts. */
export async function upsertPriceDrop(tx: Db, row: AlertRow): Promise<void> {
  await tx
    .insert(alertTable)
    .values(row)
    .onConflictDoUpdate({
      target: [alertTable.userId, alertTable.listingId, alertTable.type],
      set: {
        priceBefore: sql`case when ${alertTable.mailAt} is null then excluded.price_before else greatest(${alertTable.priceBefore}, excluded.price_before) end`,
        mailAt: sql`excluded.mail_at`,
        createdAt: sql`excluded.created_at`,
      },
    });
}

/** Claims the alerts whose email is due, so that no other worker sends it; oldest first. */
export async function takeDueAlerts(tx: Db, userId: string, now: Date): Promise<AlertRow[]> {
  const rows = await tx
    .update(alertTable)
    .set({ mailAt: null })
    .where(and(eq(alertTable.userId, userId), lte(alertTable.mailAt, now)))
    .returning();
  return rows.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.listingId.localeCompare(b.listingId),
  );
}

/** Changes when the email about the waiting alerts is sent; returns whether there are any. */
export async function changeMailTime(tx: Db, userId: string, mailAt: Date): Promise<boolean> {
  const rows = await tx
    .update(alertTable)
    .set({ mailAt })
    .where(and(eq(alertTable.userId, userId), isNotNull(alertTable.mailAt)))
    .returning({ listingId: alertTable.listingId });
  return rows.length > 0;
}

/** Deletes old alerts whose email is sent. */
export async function deleteAlertsBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(alertTable).where(and(lt(alertTable.createdAt, before), sql`${alertTable.mailAt} is null`));
}
