import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { payoutTable, type PayoutRow } from "./payout.table.ts";

/** Returns false if the order already has its payout. */
export async function insertPayout(tx: Db, payout: PayoutRow): Promise<boolean> {
  const inserted = await tx
    .insert(payoutTable)
    .values(payout)
    .onConflictDoNothing()
    .returning({ id: payoutTable.id });
  return inserted.length > 0;
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payoutTable).where(eq(payoutTable.id, id));
  return row ?? null;
}

/** Locked after its order, and before its seller. */
export async function lockPayout(tx: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payoutTable).where(eq(payoutTable.id, id)).for("update");
  return row ?? null;
}

export async function updatePayout(
  tx: Db,
  id: string,
  change: Partial<Omit<PayoutRow, "id">>,
): Promise<void> {
  await tx.update(payoutTable).set(change).where(eq(payoutTable.id, id));
}

/** Returns the payouts that wait until the seller's account can receive them. */
export async function findStoppedPayouts(tx: Db, sellerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: payoutTable.id })
    .from(payoutTable)
    .where(and(eq(payoutTable.sellerId, sellerId), inArray(payoutTable.status, ["held", "failed"])));
  return rows.map(({ id }) => id);
}

/** Returns the payouts whose transfer the gateway refused. */
export async function findRefusedPayouts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: payoutTable.id })
    .from(payoutTable)
    .where(and(eq(payoutTable.status, "failed"), isNull(payoutTable.reference)));
  return rows.map(({ id }) => id);
}

export async function countPayoutsByStatus(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ status: payoutTable.status, count: count() })
    .from(payoutTable)
    .groupBy(payoutTable.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

export const listOrderPayouts = (db: Db, orderId: string): Promise<PayoutRow[]> =>
  db.select().from(payoutTable).where(eq(payoutTable.orderId, orderId)).orderBy(asc(payoutTable.id));

export async function lockOrderPayouts(tx: Db, orderId: string): Promise<PayoutRow[]> {
  return tx
    .select()
    .from(payoutTable)
    .where(eq(payoutTable.orderId, orderId))
    .orderBy(asc(payoutTable.id))
    .for("update");
}

/** A payout to the bank contains transfers of at most this long before: the longest schedule is weekly. */
const schedule = 7 * 24 * 60 * 60_000;

/** Returns the payouts that were transferred to a seller's account shortly before. */
export async function lockTransferredPayouts(tx: Db, sellerId: string, before: Date): Promise<PayoutRow[]> {
  const after = new Date(before.getTime() - schedule);
  return tx
    .select()
    .from(payoutTable)
    .where(
      and(
        eq(payoutTable.sellerId, sellerId),
        isNotNull(payoutTable.reference),
        lte(payoutTable.sentAt, before),
        or(gte(payoutTable.sentAt, after), eq(payoutTable.status, "failed"), isNotNull(payoutTable.failedAt)),
      ),
    )
    .orderBy(asc(payoutTable.id))
    .for("update");
}
