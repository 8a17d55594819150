import { and, desc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { orderTable } from "../order/order.table.ts";
import { paymentTable } from "../payment/payment.table.ts";
import { userTable } from "../user/user.table.ts";

const buyerTable = alias(userTable, "buyer");
const sellerTable = alias(userTable, "seller");

/** Lists orders whose payment was captured, by their number or the email of a side, newest first. */
export async function listPaidOrderIds(db: Db, keyword: string, limit: number): Promise<string[]> {
  const typed = keyword.toLowerCase();
  const rows = await db
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(paymentTable, eq(paymentTable.orderId, orderTable.id))
    .innerJoin(buyerTable, eq(buyerTable.id, orderTable.buyerId))
    .innerJoin(sellerTable, eq(sellerTable.id, orderTable.sellerId))
    .where(
      and(
        inArray(paymentTable.status, ["captured", "refunded"]),
        keyword === ""
          ? undefined
          : or(
              // Orders from before order numbers were lower-case have capital letters.
              inArray(orderTable.id, [keyword, typed]),
              eq(buyerTable.email, typed),
              eq(sellerTable.email, typed),
            ),
      ),
    )
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
