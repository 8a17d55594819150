import { hiddenSellerName } from "@heirloop/machines/chat/chat-closed";
import type { Db } from "../../platform/database/database.ts";
import { publicName } from "../user/user.presenter.ts";
import { findUserById } from "../user/user.queries.ts";
import { hidesSellerFrom } from "../order/order-sides.ts";
import type { OrderRow } from "../order/order.table.ts";
import type { ChatRow } from "./chat.table.ts";

/** Returns the sender's name as the other side of the chat may see it. */
export async function hiddenNameFor(
  tx: Db,
  chat: ChatRow,
  order: OrderRow | null,
  senderId: string,
): Promise<string> {
  const sender = await findUserById(tx, senderId);
  if (sender === null) throw new Error(`No user ${senderId}.`);
  return senderId === chat.sellerId && hidesSellerFrom("buyer", order, sender)
    ? hiddenSellerName
    : publicName(sender);
}
