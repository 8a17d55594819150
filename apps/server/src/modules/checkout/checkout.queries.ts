import { and, eq, exists, isNull, lt, ne, not, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { paymentIntentTable } from "../payment/payment.table.ts";
import { checkoutTable, type CheckoutRow } from "./checkout.table.ts";

export async function insertCheckout(tx: Db, checkout: CheckoutRow): Promise<void> {
  await tx.insert(checkoutTable).values(checkout);
}

/** Locked after the payment intent whose outcome moves it, and before its buyer and listings. */
export async function lockCheckout(tx: Db, id: string): Promise<CheckoutRow | null> {
  const [row] = await tx.select().from(checkoutTable).where(eq(checkoutTable.id, id)).for("update");
  return row ?? null;
}

export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | null> {
  const [row] = await db.select().from(checkoutTable).where(eq(checkoutTable.id, id));
  return row ?? null;
}

export async function changeCheckout(
  tx: Db,
  id: string,
  change: Partial<Pick<CheckoutRow, "status" | "problem">>,
): Promise<void> {
  await tx.update(checkoutTable).set(change).where(eq(checkoutTable.id, id));
}

/** Deletes closed checkouts, except those with a pending payment or a failed refund that no admin has settled. */
export async function deleteCheckoutsBefore(tx: Db, before: Date): Promise<void> {
  const { checkoutId, kind, state, settledAt } = paymentIntentTable;
  const isFailedRefund = and(eq(kind, "refund"), eq(state, "failed"), isNull(settledAt));
  const open = tx
    .select({ one: sql`1` })
    .from(paymentIntentTable)
    .where(and(eq(checkoutId, checkoutTable.id), or(eq(state, "pending"), isFailedRefund)));
  await tx
    .delete(checkoutTable)
    .where(and(ne(checkoutTable.status, "waiting"), lt(checkoutTable.expiresAt, before), not(exists(open))));
}
