import type { Contact } from "@heirloop/contract/blocked-people/contact";
import { isEndStatus } from "@heirloop/contract/order/order-status";
import { getOrderChatClosedReason } from "@heirloop/machines/chat/chat-closed";
import { getConsignmentChatClosedReason } from "@heirloop/machines/chat/consignment-chat";
import { afterCommit, transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { getContact } from "../blocked-people/person-block.service.ts";
import { hiddenNameFor } from "./chat.notice.ts";
import { findConsignment } from "../consignment/consignment.queries.ts";
import { markMessagesSeen } from "../notification/notification.queries.ts";
import { findCaseOfOrder } from "../order-case/order-case.queries.ts";
import { chatSideOf } from "../order/order.policy.ts";
import { findOrder } from "../order/order.queries.ts";
import type { OrderRow } from "../order/order.table.ts";
import { hasUnreadFromOtherSide, moveSeen } from "./chat-seen.queries.ts";
import { findConversation, lockChat } from "./chat.queries.ts";
import { findMessage } from "./message.queries.ts";
import type { ChatRow, MessageRow } from "./chat.table.ts";
import { idForViewer } from "./message.presenter.ts";
import { conversationId, namesFor, writeMessage } from "./message.service.ts";

/**
 * Returns the chat with this chat id or order id. Throws `not-found`, and `permission-denied` for users
 * outside the chat.
 */
export async function conversationOf(db: Db, id: string, userId: string): Promise<ChatRow> {
  const chat = await findConversation(db, id);
  if (chat === null) throw problem("not-found");
  chatSideOf(chat, userId);
  return chat;
}

async function findOrderChatClosedReason(
  db: Db,
  order: OrderRow | null,
  contact: Contact,
): Promise<string | null> {
  const offer = order?.offerStatus ? { status: order.offerStatus } : null;
  const orderCase = order && (await findCaseOfOrder(db, order.id));
  return getOrderChatClosedReason(order && { ...order, offer, case: orderCase }, contact);
}

async function findConsignmentChatClosedReason(
  db: Db,
  id: string,
  businessId: string,
): Promise<string | null> {
  const consignment = await findConsignment(db, id);
  if (consignment === null) throw new Error(`No consignment ${id}.`);
  const { status, acceptedBy } = consignment;
  return getConsignmentChatClosedReason({ status, isHeld: acceptedBy === businessId });
}

/** Whether a block leaves the chat to this side of it: it closes inquiries and the chats of orders that have ended. */
export async function acceptsMessages(
  db: Db,
  { orderId, consignmentId, buyerId, sellerId }: ChatRow,
  userId: string,
): Promise<boolean> {
  if (consignmentId !== null) return true;
  const contact = await getContact(db, userId, userId === buyerId ? sellerId : buyerId);
  if (contact === "open") return true;
  const order = orderId === null ? null : await findOrder(db, orderId);
  return order !== null && !isEndStatus(order.status);
}

/** Throws `chat-closed` with the reason if the chat is closed to this side of it. `order` is the chat's. */
export async function checkOpen(
  db: Db,
  { consignmentId, sellerId, buyerId }: ChatRow,
  order: OrderRow | null,
  userId: string,
): Promise<void> {
  const otherSide = userId === buyerId ? sellerId : buyerId;
  const closed =
    consignmentId === null
      ? await findOrderChatClosedReason(db, order, await getContact(db, userId, otherSide))
      : await findConsignmentChatClosedReason(db, consignmentId, sellerId);
  if (closed !== null) throw problem("chat-closed", { detail: closed });
}

export type Sent = { type: "text"; text: string; clientId: string } | { type: "image"; pictureKey: string };

/**
 * Stores a user's message; a repeat of the same `clientId` returns the first one. Throws `permission-denied`
 * and `chat-closed`. The other side is notified only of its first unread text or picture, also beside
 * unread updates of the order.
 */
export async function sendMessage(
  db: Db,
  deps: Deps,
  conversation: string,
  userId: string,
  sent: Sent,
): Promise<{ chat: ChatRow; message: MessageRow }> {
  return transaction(db, async (tx) => {
    const { id } = await conversationOf(tx, conversation, userId);
    const chat = await lockChat(tx, id);
    if (chat === null) throw problem("not-found");
    const known =
      sent.type === "text"
        ? await findMessage(tx, { chatId: id, senderId: userId, clientId: sent.clientId })
        : null;
    if (known !== null) return { chat, message: known };
    const order = chat.orderId === null ? null : await findOrder(tx, chat.orderId);
    await checkOpen(tx, chat, order, userId);
    const receiver = userId === chat.buyerId ? chat.sellerId : chat.buyerId;
    const isNotified = await hasUnreadFromOtherSide(tx, chat.id, receiver);
    const message = await writeMessage(tx, deps, chat, { ...sent, senderId: userId });
    if (!isNotified) {
      const sender = { firstName: await hiddenNameFor(tx, chat, order, userId) };
      const text = sent.type === "text" ? `wrote: ${sent.text.slice(0, 120)}` : "sent a picture";
      await deps.notify(tx, {
        userId: receiver,
        type: "message",
        text,
        sender,
        listingIds: chat.listingId === null ? [] : [chat.listingId],
        orderId: chat.orderId,
        chatId: chat.id,
      });
    }
    return { chat, message };
  });
}

/** Marks everything up to a message as seen and publishes that to the other side. */
export async function markSeen(
  db: Db,
  deps: Deps,
  conversation: string,
  userId: string,
  upTo: number,
): Promise<void> {
  const chat = await conversationOf(db, conversation, userId);
  await transaction(db, async (tx) => {
    const last = (await lockChat(tx, chat.id))?.lastNumber ?? 0;
    const moved = await moveSeen(tx, { chatId: chat.id, userId, upTo: Math.min(upTo, last) });
    if (moved === null) return;
    if (moved === last) await markMessagesSeen(tx, userId, chat.id);
    const names = await namesFor(tx, chat);
    await afterCommit(() => {
      for (const side of ["buyer", "seller"] as const) {
        const user = side === "buyer" ? chat.buyerId : chat.sellerId;
        deps.bus.publish({
          kind: "event",
          to: { user },
          event: "seen",
          data: { ord: conversationId(chat), by: idForViewer(userId, names[side]), upTo: moved },
        });
      }
    });
  });
}
