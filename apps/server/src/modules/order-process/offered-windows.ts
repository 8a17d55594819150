import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import { listPickupWindows } from "@heirloop/machines/pickup-calendar/pickup-windows";
import type { Db } from "../../platform/database/database.ts";
import { listAgreedPickups } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findUserById } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";

type AgreedPickup = Awaited<ReturnType<typeof listAgreedPickups>>[number];

/** Whether the buyer of an order can choose a window of the seller's pickup hours. */
const takesWindows = ({ type, status }: Pick<OrderRow, "type" | "status">): boolean =>
  type === "pickup" && (status === "scheduling" || status === "active-pickup");

/** Reads the other pickups of the sellers whose buyers choose a window now. */
export const listAgreedPickupsOf = (
  db: Db,
  orders: ReadonlyArray<Pick<OrderRow, "type" | "status" | "sellerId">>,
): Promise<AgreedPickup[]> =>
  listAgreedPickups(db, [...new Set(orders.filter(takesWindows).map(({ sellerId }) => sellerId))]);

/** What the buyer of an order can choose from; null while there is nothing to choose or the seller has no hours. */
export function offeredWindows(
  order: Pick<OrderRow, "id" | "type" | "status" | "sellerId">,
  { pickupCalendar: calendar }: Pick<UserRow, "pickupCalendar">,
  agreed: readonly AgreedPickup[],
  now: Date,
): TimeWindow[] | null {
  if (!takesWindows(order) || calendar === null) return null;
  const taken = agreed.flatMap((pickup) =>
    pickup.sellerId === order.sellerId && pickup.id !== order.id ? (pickup.agreed ?? []) : [],
  );
  return listPickupWindows({ calendar, taken, now: now.toISOString() });
}

/** {@link offeredWindows} of one order. */
export async function listOfferedWindows(db: Db, order: OrderRow, now: Date): Promise<TimeWindow[] | null> {
  if (!takesWindows(order)) return null;
  const seller = await findUserById(db, order.sellerId);
  return seller === null ? null : offeredWindows(order, seller, await listAgreedPickupsOf(db, [order]), now);
}
