import { and, desc, eq, sql } from "drizzle-orm";
import type { Sale } from "@heirloop/machines/price/price-guide";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderListingTable, orderTable } from "../order/order.table.ts";

/** Sold pieces that are looked at for each sale: the orders of some are not completed yet. */
const perSale = 3;

/**
 * Reads the last completed sales of pieces of a type, at most `limit`; a returned piece is not sold any more. However
 * many pieces were sold, only the last ones are read, in the order of their index.
 */
export function listSales(db: Db, type: string, limit: number): Promise<Sale[]> {
  const { id, brand, soldTo, soldAt, types, status } = listingTable;
  const sold = db
    .select({ id, brand, soldTo, soldAt })
    .from(listingTable)
    // A piece has one type.
    .where(and(eq(status, "sold"), eq(sql`${types}[1]`, type)))
    .orderBy(desc(soldAt))
    .limit(limit * perSale)
    .as("sold");
  return db
    .select({ price: orderListingTable.price, brand: sold.brand })
    .from(sold)
    .innerJoin(
      orderListingTable,
      and(eq(orderListingTable.listingId, sold.id), eq(orderListingTable.orderId, sold.soldTo)),
    )
    .innerJoin(orderTable, eq(orderTable.id, sold.soldTo))
    .where(eq(orderTable.status, "completed"))
    .orderBy(desc(sold.soldAt))
    .limit(limit);
}
