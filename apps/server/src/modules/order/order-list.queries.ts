import { endStatuses, orderStatuses, type OrderStatus } from "@heirloop/contract/order/order-status";
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
import { orderTable, type OrderRow } from "./order.table.ts";

/** Lists open orders with a blocked side or a contested no-show, oldest first. */
export async function listOrdersToDecide(db: Db, limit: number): Promise<string[]> {
  const blocked = db.select({ id: userTable.id }).from(userTable).where(isNotNull(userTable.blockedAt));
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        notInArray(orderTable.status, [...endStatuses]),
        or(
          inArray(orderTable.buyerId, blocked),
          inArray(orderTable.sellerId, blocked),
          sql`${orderTable.noShow}->>'contested' = 'true'`,
        ),
      ),
    )
    .orderBy(asc(orderTable.createdAt), asc(orderTable.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Counts all orders by status. */
export async function countOrdersByStatus(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ status: orderTable.status, count: count() })
    .from(orderTable)
    .groupBy(orderTable.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** What decides in which tab an order is listed. */
type Selectable = { status: OrderStatus; offer: object | null; approved: boolean };

export type Selection = {
  column: "buyerId" | "sellerId";
  userId: string;
  isSelected: (order: Selectable) => boolean;
  /** Continues with the orders after this one. */
  after: Pick<OrderRow, "id" | "createdAt"> | null;
  limit: number;
};

function matching(isSelected: Selection["isSelected"]): SQL | undefined {
  const kinds = [null, {}].flatMap((offer) => [true, false].map((approved) => ({ offer, approved })));
  return or(
    ...kinds.map(({ offer, approved }) =>
      and(
        offer === null ? isNull(orderTable.offerAmount) : isNotNull(orderTable.offerAmount),
        eq(orderTable.approved, approved),
        inArray(
          orderTable.status,
          orderStatuses.filter((status) => isSelected({ status, offer, approved })),
        ),
      ),
    ),
  );
}

/** The newest orders first. */
export const selectOrderIds = (db: Db, { column, userId, isSelected, after, limit }: Selection) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(
      and(
        eq(orderTable[column], userId),
        matching(isSelected),
        after === null
          ? undefined
          : or(
              lt(orderTable.createdAt, after.createdAt),
              and(eq(orderTable.createdAt, after.createdAt), lt(orderTable.id, after.id)),
            ),
      ),
    )
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit);

/** Sorted newest first. */
export async function listOrderIds(db: Db, selection: Selection): Promise<string[]> {
  return (await selectOrderIds(db, selection)).map(({ id }) => id);
}
