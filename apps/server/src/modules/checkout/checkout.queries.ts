import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { checkoutTable, type CheckoutRow } from "./checkout.table.ts";

export async function insertCheckout(tx: Db, checkout: CheckoutRow): Promise<void> {
  await tx.insert(checkoutTable).values(checkout);
}

/** Locks a user's own checkout; returns null for anyone else's. */
export async function lockCheckout(tx: Db, id: string, userId: string): Promise<CheckoutRow | null> {
  const [row] = await tx
    .select()
    .from(checkoutTable)
    .where(and(eq(checkoutTable.id, id), eq(checkoutTable.userId, userId)))
    .for("update");
  return row ?? null;
}

/** Locks any user's checkout, for the payment provider's events. */
export async function lockAnybodysCheckout(tx: Db, id: string): Promise<CheckoutRow | null> {
  const [row] = await tx.select().from(checkoutTable).where(eq(checkoutTable.id, id)).for("update");
  return row ?? null;
}

export async function setCheckoutStatus(tx: Db, id: string, status: CheckoutRow["status"]): Promise<void> {
  await tx.update(checkoutTable).set({ status }).where(eq(checkoutTable.id, id));
}
