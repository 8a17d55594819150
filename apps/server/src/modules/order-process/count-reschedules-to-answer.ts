import { isAhead } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import type { Db } from "../../platform/database/database.ts";
import { listBuyersReschedules } from "../order/order.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { hubOf } from "./order.mapping.ts";

/** Counts the orders of a seller with another time that their buyer proposed and that is not over. */
export async function countReschedulesToAnswer(
  db: Db,
  { id, pickupCalendar }: Pick<UserRow, "id" | "pickupCalendar">,
  now: Date,
): Promise<number> {
  const orders = await listBuyersReschedules(db, id);
  return orders.filter(({ reschedule, sellerHub }) => {
    const at = { now: now.toISOString(), timeZone: sellerTimeZone(pickupCalendar, hubOf(sellerHub)) };
    return reschedule !== null && isAhead(reschedule, at);
  }).length;
}
