import { caseTurn, isCaseOpen, openCaseStatuses } from "@heirloop/contract/order/order-case-status";
import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { orderTable } from "../order/order.table.ts";
import {
  orderCaseEntryTable,
  type OrderCaseEntryRow,
  orderCaseTable,
  type OrderCaseRow,
} from "./order-case.table.ts";

/** Returns false if the order already has a case. */
export async function insertCase(tx: Db, row: OrderCaseRow): Promise<boolean> {
  const inserted = await tx
    .insert(orderCaseTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: orderCaseTable.id });
  return inserted.length > 0;
}

export async function findCaseOfOrder(db: Db, orderId: string): Promise<OrderCaseRow | null> {
  const [row] = await db.select().from(orderCaseTable).where(eq(orderCaseTable.orderId, orderId));
  return row ?? null;
}

/** Locked after its order. */
export async function lockCaseOfOrder(tx: Db, orderId: string): Promise<OrderCaseRow | null> {
  const [row] = await tx
    .select()
    .from(orderCaseTable)
    .where(eq(orderCaseTable.orderId, orderId))
    .for("update");
  return row ?? null;
}

/** Finds the case that waits for this refund. */
export async function findCaseOfRefund(db: Db, intentId: string): Promise<OrderCaseRow | null> {
  const [row] = await db.select().from(orderCaseTable).where(eq(orderCaseTable.refundIntentId, intentId));
  return row ?? null;
}

export async function changeCase(
  tx: Db,
  id: string,
  change: Partial<Omit<OrderCaseRow, "id">>,
): Promise<void> {
  await tx.update(orderCaseTable).set(change).where(eq(orderCaseTable.id, id));
}

/** Whether a reported problem holds back the money of an order. */
export async function hasOpenCase(db: Db, orderId: string): Promise<boolean> {
  const row = await findCaseOfOrder(db, orderId);
  return row !== null && isCaseOpen(row.status);
}

export async function insertEntry(tx: Db, entry: Omit<OrderCaseEntryRow, "number">): Promise<void> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${orderCaseEntryTable} where case_id = ${entry.caseId})`;
  await tx.insert(orderCaseEntryTable).values({ ...entry, number: next });
}

/** Lists what has happened in these cases, oldest first. */
export async function listEntries(db: Db, caseIds: readonly string[]): Promise<OrderCaseEntryRow[]> {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(orderCaseEntryTable)
    .where(inArray(orderCaseEntryTable.caseId, [...caseIds]))
    .orderBy(asc(orderCaseEntryTable.number));
}

export async function countEntries(db: Db, caseId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderCaseEntryTable)
    .where(eq(orderCaseEntryTable.caseId, caseId));
  return row?.count ?? 0;
}

/** Lists open cases: those that wait for an admin first, then the oldest. */
export const listOpenCases = (db: Db, limit: number): Promise<OrderCaseRow[]> =>
  db
    .select()
    .from(orderCaseTable)
    .where(isNull(orderCaseTable.closedAt))
    .orderBy(
      sql`${orderCaseTable.status} <> 'escalated'`,
      asc(orderCaseTable.openedAt),
      asc(orderCaseTable.id),
    )
    .limit(limit);

/** Counts the open cases about a seller's orders in which the seller is expected to act. */
export async function countCasesForSeller(db: Db, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orderCaseTable)
    .innerJoin(orderTable, eq(orderTable.id, orderCaseTable.orderId))
    .where(
      and(
        eq(orderTable.sellerId, sellerId),
        inArray(
          orderCaseTable.status,
          openCaseStatuses.filter((status) => caseTurn[status] === "seller" || caseTurn[status] === "both"),
        ),
      ),
    );
  return row?.count ?? 0;
}
