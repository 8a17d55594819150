import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findUserById } from "../user/user.queries.ts";
import { chatSideOf } from "../order/order.policy.ts";
import { hidesSellerFrom } from "../order/order-sides.ts";
import { findOrder } from "../order/order.queries.ts";
import { listSeen, type Seen } from "./chat-seen.queries.ts";
import { insertMessage } from "./message.queries.ts";
import type { ChatRow, MessageRow } from "./chat.table.ts";
import { presentMessage, type ChatNames } from "./message.presenter.ts";

export type NewMessage = Pick<MessageRow, "type"> &
  Partial<Pick<MessageRow, "text" | "clientId" | "pictureKey" | "senderId" | "offer">>;

/** Returns a conversation's public id: its order's, or the chat's own while there is none. */
export const conversationId = (chat: Pick<ChatRow, "id" | "orderId">): string => chat.orderId ?? chat.id;

/** Returns each side's name as the other may currently see it. */
export async function namesFor(db: Db, chat: ChatRow): Promise<Record<"buyer" | "seller", ChatNames>> {
  const order = chat.orderId === null ? null : await findOrder(db, chat.orderId);
  const seller = await findUserById(db, chat.sellerId);
  const names = (hidden: boolean): ChatNames => ({
    sellerId: chat.sellerId,
    sellerAlias: chat.sellerAlias,
    hidden,
  });
  return { buyer: names(seller !== null && hidesSellerFrom("buyer", order, seller)), seller: names(false) };
}

/** Presents messages of a chat to the user on one of its sides. */
export async function presentMessages(
  db: Db,
  { pictures }: Pick<Deps, "pictures">,
  chat: ChatRow,
  userId: string,
  messages: readonly MessageRow[],
) {
  const names = (await namesFor(db, chat))[chatSideOf(chat, userId)];
  const seen = await listSeen(db, [chat.id]);
  return messages.map((message) => presentMessage(message, names, seen, pictures));
}

/** Stores a message under the chat's next number and publishes it to both sides after the commit. */
export async function writeMessage(
  tx: Db,
  deps: Deps,
  chat: ChatRow,
  message: NewMessage,
): Promise<MessageRow> {
  const stored = await insertMessage(tx, {
    id: deps.newId(),
    chatId: chat.id,
    clientId: message.clientId ?? null,
    type: message.type,
    text: message.text ?? null,
    pictureKey: message.pictureKey ?? null,
    senderId: message.senderId ?? null,
    offer: message.offer ?? null,
    createdAt: deps.now(),
  });
  const names = await namesFor(tx, chat);
  const nobody: Seen[] = [];
  await afterCommit(() => {
    for (const side of ["buyer", "seller"] as const) {
      const user = side === "buyer" ? chat.buyerId : chat.sellerId;
      const data = {
        msg: [presentMessage(stored, names[side], nobody, deps.pictures)],
        ord: conversationId(chat),
      };
      deps.bus.publish({ kind: "event", to: { user }, event: "messages", data });
    }
  });
  return stored;
}
