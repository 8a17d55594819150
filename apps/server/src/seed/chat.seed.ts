import { chatSeenTable, chatTable, messageTable } from "../modules/chat/chat.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

const keyOf = (path: string | null): string | null => path?.replace(/^\/pictures\//, "") ?? null;

/** Conversations with their messages and read positions. */
export async function seedChats({ tx, deps, world, listingId }: Seeding): Promise<void> {
  const chats = world.chats.map((one) => ({
    id: one.id,
    listingId: one.listingId === null ? null : listingId(one.listingId),
    consignmentId: one.consignmentId,
    buyerId: one.buyerId,
    sellerId: one.sellerId,
    orderId: one.orderId,
    sellerAlias: deps.newId(),
    lastNumber: one.messages.length,
    lastAt: instant(one.messages.at(-1)?.date ?? one.createdAt),
    createdAt: instant(one.createdAt),
  }));
  await fill(chats, (lot) => tx.insert(chatTable).values(lot));
  const messages = world.chats.flatMap((chat) =>
    chat.messages.map(({ id, number, type, text, imageUrl, senderId, offer, date }) => ({
      id,
      chatId: chat.id,
      number,
      clientId: null,
      type,
      text,
      pictureKey: keyOf(imageUrl),
      senderId,
      offer,
      createdAt: instant(date),
    })),
  );
  await fill(messages, (lot) => tx.insert(messageTable).values(lot));
  const seen = world.chats.flatMap(({ id, buyerId, sellerId, messages: all }) =>
    [buyerId, sellerId].flatMap((userId) => {
      const upTo = all.findLast(({ seenBy }) => seenBy.includes(userId))?.number;
      return upTo === undefined ? [] : [{ chatId: id, userId, upTo }];
    }),
  );
  await fill(seen, (lot) => tx.insert(chatSeenTable).values(lot));
}
