import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { discountTable, type DiscountRow } from "./discount.table.ts";

/** Lists discounts newest first. */
export async function listDiscounts(db: Db, email: string): Promise<DiscountRow[]> {
  return db
    .select()
    .from(discountTable)
    .where(eq(discountTable.email, email))
    .orderBy(desc(discountTable.createdAt), desc(discountTable.id))
    .limit(50);
}

/** Finds a code of an email address; null for any other address's code. */
export async function findDiscount(db: Db, code: string, email: string): Promise<DiscountRow | null> {
  const [row] = await db
    .select()
    .from(discountTable)
    .where(and(eq(discountTable.code, code), eq(discountTable.email, email)));
  return row ?? null;
}

/** Returns the address's usable code, if any. */
export async function findOpenDiscount(db: Db, email: string, now: Date): Promise<DiscountRow | null> {
  const [row] = await db
    .select()
    .from(discountTable)
    .where(
      and(eq(discountTable.email, email), isNull(discountTable.usedAt), gt(discountTable.expiresAt, now)),
    )
    .limit(1);
  return row ?? null;
}

export async function insertDiscount(tx: Db, discount: DiscountRow): Promise<void> {
  await tx.insert(discountTable).values(discount);
}

/** Locks the code used by a purchase until the transaction ends. */
export async function lockDiscountOf(tx: Db, checkoutId: string): Promise<DiscountRow | null> {
  const [row] = await tx
    .select()
    .from(discountTable)
    .where(eq(discountTable.checkoutId, checkoutId))
    .for("update");
  return row ?? null;
}

/** Makes a used code usable again; its original expiry stays. */
export async function restoreDiscount(tx: Db, id: string): Promise<void> {
  await tx
    .update(discountTable)
    .set({ usedAt: null, usedBy: null, checkoutId: null })
    .where(eq(discountTable.id, id));
}

/** Marks a code as used; returns false if another purchase used it first. */
export async function redeemDiscount(
  tx: Db,
  code: string,
  use: { by: string; checkoutId: string; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(discountTable)
    .set({ usedAt: use.at, usedBy: use.by, checkoutId: use.checkoutId })
    .where(and(eq(discountTable.code, code), isNull(discountTable.usedAt)))
    .returning({ id: discountTable.id });
  return used.length > 0;
}
