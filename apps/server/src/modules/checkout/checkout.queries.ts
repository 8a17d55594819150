import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { checkoutTable, type CheckoutRow } from "./checkout.table.ts";

export async function insertCheckout(tx: Db, checkout: CheckoutRow): Promise<void> {
  await tx.insert(checkoutTable).values(checkout);
}

/** A user's own checkout; others' are unknown to them. */
export async function lockCheckout(tx: Db, id: string, userId: string): Promise<CheckoutRow | null> {
  const [row] = await tx
    .select()
    .from(checkoutTable)
    .where(and(eq(checkoutTable.id, id), eq(checkoutTable.userId, userId)))
    .for("update");
  return row ?? null;
}

/** Whoever's checkout it is, for what the payment provider says of it. */
export async function lockAnybodysCheckout(tx: Db, id: string): Promise<CheckoutRow | null> {
  const [row] = await tx.select().from(checkoutTable).where(eq(checkoutTable.id, id)).for("update");
  return row ?? null;
}

export async function setCheckoutStatus(tx: Db, id: string, status: CheckoutRow["status"]): Promise<void> {
  await tx.update(checkoutTable).set({ status }).where(eq(checkoutTable.id, id));
}
