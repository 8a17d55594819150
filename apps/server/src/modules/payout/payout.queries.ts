import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
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

export async function lockPayout(tx: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payoutTable).where(eq(payoutTable.id, id)).for("update");
  return row ?? null;
}

export async function changePayout(
  tx: Db,
  id: string,
  change: Partial<Omit<PayoutRow, "id">>,
): Promise<void> {
  await tx.update(payoutTable).set(change).where(eq(payoutTable.id, id));
}

export async function findHeldPayouts(tx: Db, sellerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: payoutTable.id })
    .from(payoutTable)
    .where(and(eq(payoutTable.sellerId, sellerId), eq(payoutTable.status, "held")));
  return rows.map(({ id }) => id);
}

export async function setPayoutsConnected(tx: Db, userId: string, at: Date): Promise<void> {
  await tx
    .update(userTable)
    .set({ payoutsConnectedAt: at })
    .where(and(eq(userTable.id, userId), isNull(userTable.payoutsConnectedAt)));
}
