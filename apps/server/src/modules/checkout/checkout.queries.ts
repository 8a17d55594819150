import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
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
