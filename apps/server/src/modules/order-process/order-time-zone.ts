import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import type { Db } from "../../platform/database/database.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findUserById } from "../user/user.queries.ts";
import { hubOf } from "./order.mapping.ts";

/** The IANA time zone in which an order's sides meet; null if it is unknown. */
export async function findOrderTimeZone(
  db: Db,
  { sellerId, sellerHub }: Pick<OrderRow, "sellerId" | "sellerHub">,
): Promise<string | null> {
  const seller = await findUserById(db, sellerId);
  return sellerTimeZone(seller?.pickupCalendar ?? null, hubOf(sellerHub));
}
