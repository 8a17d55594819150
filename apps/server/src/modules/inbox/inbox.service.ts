import { contactBetween } from "@heirloop/contract/blocked-people/contact";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { readInSnapshot } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { countUnread, listSeen } from "../chat/chat-seen.queries.ts";
import { listChats, type ChatPage } from "../chat/chat.queries.ts";
import { findLastMessages, listLatestMessages } from "../chat/message.queries.ts";
import { listBlocksBetween } from "../blocked-people/person-block.queries.ts";
import type { ChatRow, MessageRow } from "../chat/chat.table.ts";
import { findDiscussedConsignments } from "../consignment/consignment.queries.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import { loadFullOrders } from "../order-process/full-order.queries.ts";
import { findUsers } from "../user/user.queries.ts";
import type { ChatSubject, FullChat } from "./chat.presenter.ts";

/** Loads everything the responses to this user for these chats contain; `messages` selects the messages. */
async function fill(
  db: Db,
  userId: string,
  chats: readonly ChatRow[],
  messages: (chat: ChatRow) => readonly MessageRow[],
): Promise<FullChat[]> {
  const ids = chats.map(({ id }) => id);
  const orders = await loadFullOrders(
    db,
    chats.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])),
    userId,
  );
  const ordersById = new Map(orders.map((full) => [full.order.id, full]));
  const listings = new Map(
    (
      await findListingsById(
        db,
        chats.flatMap(({ listingId }) => listingId ?? []),
      )
    ).map((row) => [row.id, row]),
  );
  const consignments = await findDiscussedConsignments(
    db,
    chats.flatMap(({ consignmentId }) => consignmentId ?? []),
  );
  const subjectOf = ({ listingId, consignmentId, orderId }: ChatRow): ChatSubject | undefined => {
    const consignment = consignments.get(consignmentId ?? "");
    if (consignment !== undefined) return { type: "consignment", consignment };
    const listing = listings.get(listingId ?? "");
    return listing && { type: "listing", listing, order: ordersById.get(orderId ?? "") ?? null };
  };
  const users = await findUsers(
    db,
    chats.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]),
  );
  const seen = await listSeen(db, ids);
  const unread = await countUnread(db, ids);
  const otherSideOf = ({ buyerId, sellerId }: ChatRow) => (buyerId === userId ? sellerId : buyerId);
  const blocks = await listBlocksBetween(db, userId, [...new Set(chats.map(otherSideOf))]);
  return chats.flatMap((chat) => {
    const subject = subjectOf(chat);
    const buyer = users.get(chat.buyerId);
    const seller = users.get(chat.sellerId);
    if (subject === undefined || buyer === undefined || seller === undefined) return [];
    return {
      chat,
      subject,
      buyer,
      seller,
      messages: messages(chat),
      seen: seen.filter(({ chatId }) => chatId === chat.id),
      unread: unread.filter(({ chatId }) => chatId === chat.id),
      contact: contactBetween(blocks, userId, otherSideOf(chat)),
    };
  });
}

/** Returns a chat with its latest messages. */
export async function loadChat(db: Db, chat: ChatRow, userId: string): Promise<FullChat> {
  return readInSnapshot(db, async (tx) => {
    const messages = await listLatestMessages(tx, chat.id, {
      before: null,
      limit: constants.messagesPerPage,
    });
    const [full] = await fill(tx, userId, [chat], () => messages);
    if (full === undefined) throw problem("not-found");
    return full;
  });
}

/** Returns a user's chats, latest first, each with its last message. */
export async function loadChats(db: Db, userId: string, page: ChatPage): Promise<FullChat[]> {
  return readInSnapshot(db, async (tx) => {
    const chats = await listChats(tx, userId, page);
    const last = await findLastMessages(tx, chats);
    return fill(tx, userId, chats, ({ id }) => {
      const message = last.get(id);
      return message === undefined ? [] : [message];
    });
  });
}
