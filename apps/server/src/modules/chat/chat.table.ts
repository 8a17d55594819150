import type { MessageType } from "@heirloop/contract/chat/chat.schema";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** A conversation between a buyer and a seller about a piece: an enquiry until there is an order. */
export const chatTable = pgTable(
  "chat",
  {
    id: text().primaryKey(),
    /** The piece it began with. */
    listingId: text()
      .notNull()
      .references(() => listingTable.id),
    buyerId: text()
      .notNull()
      .references(() => userTable.id),
    sellerId: text()
      .notNull()
      .references(() => userTable.id),
    /** The latest order of this buyer for the piece; null while it is an enquiry. */
    orderId: text(),
    /** The seller's id for the buyer while the seller's name is hidden. */
    sellerAlias: text().notNull(),
    /** Number of the last message; counting under the row's lock leaves no gaps. */
    lastNumber: integer().notNull(),
    lastAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("chat_one_per_piece").on(table.buyerId, table.listingId, table.sellerId),
    uniqueIndex("chat_order").on(table.orderId),
    index("chat_buyer").on(table.buyerId, table.lastAt.desc()),
    index("chat_seller").on(table.sellerId, table.lastAt.desc()),
    check("chat_two_people", sql`${table.buyerId} <> ${table.sellerId}`),
  ],
);
export type ChatRow = typeof chatTable.$inferSelect;

export const messageTable = pgTable(
  "message",
  {
    id: text().primaryKey(),
    chatId: text()
      .notNull()
      .references(() => chatTable.id, { onDelete: "cascade" }),
    /** From 1 without gaps. */
    number: integer().notNull(),
    /** Made by the sender's browser; null for what the product wrote. */
    clientId: text(),
    type: text().$type<MessageType>().notNull(),
    text: text(),
    pictureKey: text(),
    senderId: text().references(() => userTable.id),
    offer: jsonb().$type<{ status: MessageOfferStatus; amount: number; counteroffer: number | null }>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("message_number").on(table.chatId, table.number),
    uniqueIndex("message_client_id")
      .on(table.chatId, table.senderId, table.clientId)
      .where(sql`${table.clientId} is not null`),
  ],
);
export type MessageRow = typeof messageTable.$inferSelect;

/** How far each side has read. */
export const chatSeenTable = pgTable(
  "chat_seen",
  {
    chatId: text()
      .notNull()
      .references(() => chatTable.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => userTable.id, { onDelete: "cascade" }),
    upTo: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.userId] })],
);
