import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { paymentDisputeTable, type PaymentDisputeRow } from "./payment.table.ts";

export async function findDispute(db: Db, id: string): Promise<PaymentDisputeRow | null> {
  const [row] = await db.select().from(paymentDisputeTable).where(eq(paymentDisputeTable.id, id));
  return row ?? null;
}

/** Stores a dispute, or the new state of one. */
export async function storeDispute(tx: Db, dispute: PaymentDisputeRow): Promise<void> {
  const { amount, state, closedAt } = dispute;
  await tx
    .insert(paymentDisputeTable)
    .values(dispute)
    .onConflictDoUpdate({ target: paymentDisputeTable.id, set: { amount, state, closedAt } });
}

/** Lists the ids of disputes that the bank has not decided. */
export async function listOpenDisputeIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: paymentDisputeTable.id })
    .from(paymentDisputeTable)
    .where(eq(paymentDisputeTable.state, "open"));
  return rows.map(({ id }) => id);
}

/** Lists disputes that the bank has not decided, oldest first. */
export const listOpenDisputes = (db: Db, limit: number): Promise<PaymentDisputeRow[]> =>
  db
    .select()
    .from(paymentDisputeTable)
    .where(eq(paymentDisputeTable.state, "open"))
    .orderBy(asc(paymentDisputeTable.openedAt), asc(paymentDisputeTable.id))
    .limit(limit);

/** Whether the buyer's bank is still asking about the payment of an order. */
export async function isDisputed(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentDisputeTable.id })
    .from(paymentDisputeTable)
    .where(and(eq(paymentDisputeTable.orderId, orderId), eq(paymentDisputeTable.state, "open")))
    .limit(1);
  return rows.length > 0;
}
