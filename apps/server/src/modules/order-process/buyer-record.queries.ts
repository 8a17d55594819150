import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { orderCaseTable } from "../order-case/order-case.table.ts";
import { orderStepTable, orderTable } from "../order/order.table.ts";
import { listBuyerRatings } from "../review/buyer-review.queries.ts";

/** How a buyer has behaved with all sellers. */
export type BuyerFigures = Readonly<{
  purchases: number;
  canceled: number;
  rating: number | null;
  ratings: number;
}>;

const isReturned = sql`exists (select from ${orderCaseTable} where ${orderCaseTable.orderId} = ${orderTable.id} and ${orderCaseTable.outcome} = 'returned')`;
const isCanceledByBuyer = sql`exists (select from ${orderStepTable} where ${orderStepTable.orderId} = ${orderTable.id} and ${orderStepTable.type} = 'cancel' and ${orderStepTable.side} = 'buyer')`;

/** Figures by buyer; a buyer without any orders is missing. */
export async function countBuyerFigures(
  db: Db,
  buyerIds: readonly string[],
): Promise<Map<string, BuyerFigures>> {
  if (buyerIds.length === 0) return new Map();
  const wanted = [...new Set(buyerIds)];
  const rows = await db
    .select({
      buyerId: orderTable.buyerId,
      purchases: sql<number>`(count(*) filter (where ${orderTable.status} = 'completed' and not ${isReturned}))::int`,
      canceled: sql<number>`(count(*) filter (where ${orderTable.status} in ('cancelled', 'canceled') and ${orderTable.approved} and ${isCanceledByBuyer}))::int`,
    })
    .from(orderTable)
    .where(inArray(orderTable.buyerId, wanted))
    .groupBy(orderTable.buyerId);
  const ratings = await listBuyerRatings(db, wanted);
  return new Map(
    rows.map(({ buyerId, purchases, canceled }) => [
      buyerId,
      { purchases, canceled, ...(ratings.get(buyerId) ?? { rating: null, ratings: 0 }) },
    ]),
  );
}
