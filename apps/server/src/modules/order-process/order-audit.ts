import type { OrderEvent } from "@heirloop/contract/order/order.events";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { insertAuditEntry } from "../identity/audit.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { findUsers } from "../user/user.queries.ts";

/** Records what an admin did to an order, under the account that is blocked, or else the seller's. */
export async function auditOrderEvent(
  tx: Db,
  deps: Deps,
  {
    adminId,
    order,
    event,
    requestId,
  }: { adminId: string; order: OrderRow; event: OrderEvent; requestId: string },
): Promise<void> {
  const users = await findUsers(tx, [order.buyerId, order.sellerId]);
  const isBuyerBlocked = (users.get(order.buyerId)?.blockedAt ?? null) !== null;
  const isSellerBlocked = (users.get(order.sellerId)?.blockedAt ?? null) !== null;
  await insertAuditEntry(tx, {
    id: deps.newId(),
    adminId,
    accountId: isBuyerBlocked && !isSellerBlocked ? order.buyerId : order.sellerId,
    action: `order-${event.type}`,
    detail: `Order ${order.id}${"reason" in event && event.reason !== undefined ? `: ${event.reason}` : ""}`,
    requestId,
    at: deps.now(),
  });
}
