import { and, arrayContains, desc, eq } from "drizzle-orm";
import type { Sale } from "@heirloop/machines/price/price-guide";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderListingTable, orderTable } from "../order/order.table.ts";

/** Reads the last completed sales of pieces of a type; a returned piece is not sold any more. */
export const listSales = (db: Db, type: string, limit: number): Promise<Sale[]> =>
  db
    .select({ price: orderListingTable.price, brand: listingTable.brand })
    .from(listingTable)
    .innerJoin(
      orderListingTable,
      and(
        eq(orderListingTable.listingId, listingTable.id),
        eq(orderListingTable.orderId, listingTable.soldTo),
      ),
    )
    .innerJoin(orderTable, eq(orderTable.id, listingTable.soldTo))
    .where(
      and(
        eq(listingTable.status, "sold"),
        arrayContains(listingTable.types, [type]),
        eq(orderTable.status, "completed"),
      ),
    )
    .orderBy(desc(listingTable.soldAt))
    .limit(limit);
