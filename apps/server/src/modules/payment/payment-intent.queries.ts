import { and, asc, count, eq, inArray, isNull, lt, sql, sum, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { paymentIntentTable, type PaymentIntentRow } from "./payment.table.ts";

export async function insertIntent(tx: Db, intent: PaymentIntentRow): Promise<void> {
  await tx.insert(paymentIntentTable).values(intent);
}

/** Returns false if the gateway's id is known. Waits for a concurrent transaction that inserts it. */
export async function insertReportedIntent(tx: Db, intent: PaymentIntentRow): Promise<boolean> {
  const inserted = await tx
    .insert(paymentIntentTable)
    .values(intent)
    .onConflictDoNothing({ target: paymentIntentTable.id })
    .returning({ id: paymentIntentTable.id });
  return inserted.length > 0;
}

export async function findIntent(db: Db, id: string): Promise<PaymentIntentRow | null> {
  const [row] = await db.select().from(paymentIntentTable).where(eq(paymentIntentTable.id, id));
  return row ?? null;
}

/** Locked before the checkout, listing or order that its outcome moves. */
export async function lockIntent(tx: Db, id: string): Promise<PaymentIntentRow | null> {
  const [row] = await tx.select().from(paymentIntentTable).where(eq(paymentIntentTable.id, id)).for("update");
  return row ?? null;
}

export async function changeIntent(
  tx: Db,
  id: string,
  change: Partial<Omit<PaymentIntentRow, "id">>,
): Promise<void> {
  await tx.update(paymentIntentTable).set(change).where(eq(paymentIntentTable.id, id));
}

/** Counts a call that begins now; returns null unless the intent is still pending. */
export async function beginAttempt(db: Db, id: string): Promise<PaymentIntentRow | null> {
  const [row] = await db
    .update(paymentIntentTable)
    .set({ attempts: sql`${paymentIntentTable.attempts} + 1` })
    .where(and(eq(paymentIntentTable.id, id), eq(paymentIntentTable.state, "pending")))
    .returning();
  return row ?? null;
}

/** Fails the intents of a checkout whose first call has not begun, so that it never does. */
export async function failUnbegunIntents(tx: Db, checkoutId: string, now: Date): Promise<void> {
  await tx
    .update(paymentIntentTable)
    .set({ state: "failed", changedAt: now })
    .where(
      and(
        eq(paymentIntentTable.checkoutId, checkoutId),
        isNull(paymentIntentTable.orderId),
        eq(paymentIntentTable.state, "pending"),
        eq(paymentIntentTable.attempts, 0),
        sql`${paymentIntentTable.kind} in ('set-up', 'authorize')`,
      ),
    );
}

const list = (db: Db, where: SQL | undefined): Promise<PaymentIntentRow[]> =>
  db
    .select()
    .from(paymentIntentTable)
    .where(where)
    .orderBy(asc(paymentIntentTable.createdAt), asc(paymentIntentTable.id));

export const listCheckoutIntents = (db: Db, checkoutId: string): Promise<PaymentIntentRow[]> =>
  list(db, eq(paymentIntentTable.checkoutId, checkoutId));

export const listOrderIntents = (db: Db, orderId: string): Promise<PaymentIntentRow[]> =>
  list(db, eq(paymentIntentTable.orderId, orderId));

/** Returns what is being refunded to the buyers of these orders, in cents, by the order's id; no entry for nothing. */
export async function sumPendingRefunds(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ orderId: paymentIntentTable.orderId, amount: sum(paymentIntentTable.amount).mapWith(Number) })
    .from(paymentIntentTable)
    .where(
      and(
        inArray(paymentIntentTable.orderId, [...orderIds]),
        eq(paymentIntentTable.kind, "refund"),
        eq(paymentIntentTable.state, "pending"),
      ),
    )
    .groupBy(paymentIntentTable.orderId);
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]));
}

export const listPayoutIntents = (db: Db, payoutId: string): Promise<PaymentIntentRow[]> =>
  list(db, eq(paymentIntentTable.payoutId, payoutId));

/** Lists the transfers of these payouts, oldest first. */
export const listTransfersOf = async (db: Db, payoutIds: readonly string[]): Promise<PaymentIntentRow[]> =>
  payoutIds.length === 0 ? [] : list(db, inArray(paymentIntentTable.payoutId, [...payoutIds]));

/** Counts the movements of money without an outcome, by kind. */
export async function countPendingIntents(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ kind: paymentIntentTable.kind, count: count() })
    .from(paymentIntentTable)
    .where(eq(paymentIntentTable.state, "pending"))
    .groupBy(paymentIntentTable.kind);
  return new Map(rows.map((row) => [row.kind, row.count]));
}

export const listPendingIntents = (db: Db, before: Date): Promise<PaymentIntentRow[]> =>
  list(db, and(eq(paymentIntentTable.state, "pending"), lt(paymentIntentTable.createdAt, before)));
