import { hiddenSellerName } from "@heirloop/machines/chat/chat-closed";
import { isSide, type OrderActor } from "@heirloop/machines/order/order-event";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import { hidesSellerFrom } from "../order/order-sides.ts";
import { listOrderPieces } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";

type Notice = { side: Side; kind: NotificationType; text: string; by: OrderActor };

/** Returns the other side's name as this side may see it; null unless the other side caused the event. */
async function senderFor(
  tx: Db,
  order: OrderRow,
  side: Side,
  by: OrderActor,
): Promise<{ firstName: string } | null> {
  if (!isSide(by) || by === side) return null;
  const sender = await findUserById(tx, by === "buyer" ? order.buyerId : order.sellerId);
  if (sender === null) return null;
  return {
    firstName:
      by === "seller" && hidesSellerFrom(side, order, sender) ? hiddenSellerName : publicName(sender),
  };
}

export async function notifySide(
  tx: Db,
  deps: Deps,
  order: OrderRow,
  { side, kind, text, by }: Notice,
): Promise<void> {
  const pieces = await listOrderPieces(tx, order.id);
  await deps.notify(tx, {
    userId: side === "buyer" ? order.buyerId : order.sellerId,
    type: kind,
    text,
    sender: await senderFor(tx, order, side, by),
    listingIds: pieces.map(({ listingId }) => listingId),
    orderId: order.id,
    chatId: order.chatId,
  });
}
