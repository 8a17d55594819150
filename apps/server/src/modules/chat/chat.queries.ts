import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
  type Placeholder,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Db } from "../../platform/database/database.ts";
import { orderTable } from "../order/order.table.ts";
import { chatSeenTable, chatTable, messageTable, type ChatRow, type MessageRow } from "./chat.table.ts";

export async function findChat(db: Db, id: string): Promise<ChatRow | null> {
  const [row] = await db.select().from(chatTable).where(eq(chatTable.id, id));
  return row ?? null;
}

/** Finds a chat by its own id or the id of any of its orders. */
export async function findConversation(db: Db, id: string): Promise<ChatRow | null> {
  const own = await findChat(db, id);
  if (own !== null) return own;
  const [row] = await db
    .select({ chat: chatTable })
    .from(orderTable)
    .innerJoin(chatTable, eq(chatTable.id, orderTable.chatId))
    .where(eq(orderTable.id, id));
  return row?.chat ?? null;
}

/** Returns the buyer's latest chat with this seller about one of the pieces. */
export async function findChatAbout(
  db: Db,
  about: { buyerId: string; sellerId: string; listingIds: readonly string[] },
): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chatTable)
    .where(
      and(
        eq(chatTable.buyerId, about.buyerId),
        eq(chatTable.sellerId, about.sellerId),
        inArray(chatTable.listingId, [...about.listingIds]),
      ),
    )
    .orderBy(desc(chatTable.lastAt), desc(chatTable.id))
    .limit(1);
  return row ?? null;
}

/** Returns the chat of a consignment's owner with this business. */
export async function findConsignmentChat(
  db: Db,
  { consignmentId, sellerId }: { consignmentId: string; sellerId: string },
): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chatTable)
    .where(and(eq(chatTable.consignmentId, consignmentId), eq(chatTable.sellerId, sellerId)));
  return row ?? null;
}

/** Returns false if there already is a chat of these two about the piece. */
export async function insertChat(db: Db, chat: ChatRow): Promise<boolean> {
  const inserted = await db
    .insert(chatTable)
    .values(chat)
    .onConflictDoNothing()
    .returning({ id: chatTable.id });
  return inserted.length > 0;
}

export async function setChatOrder(tx: Db, id: string, orderId: string): Promise<void> {
  await tx.update(chatTable).set({ orderId }).where(eq(chatTable.id, id));
}

/** The row lock orders all writes to the chat. */
export async function lockChat(tx: Db, id: string): Promise<ChatRow | null> {
  const [row] = await tx.select().from(chatTable).where(eq(chatTable.id, id)).for("update");
  return row ?? null;
}

/** Increments the chat's message count and stores the message under that number. */
export async function insertMessage(tx: Db, message: Omit<MessageRow, "number">): Promise<MessageRow> {
  const [counted] = await tx
    .update(chatTable)
    .set({ lastNumber: sql`${chatTable.lastNumber} + 1`, lastAt: message.createdAt })
    .where(eq(chatTable.id, message.chatId))
    .returning({ number: chatTable.lastNumber });
  if (counted === undefined) throw new Error(`No chat ${message.chatId}.`);
  const [row] = await tx
    .insert(messageTable)
    .values({ ...message, number: counted.number })
    .returning();
  if (row === undefined) throw new Error("The message was not stored.");
  return row;
}

/** Sets the outcome on the message of a chat's open offer; a chat has at most one. */
export async function closeOfferMessage(tx: Db, chatId: string, status: MessageOfferStatus): Promise<void> {
  await tx
    .update(messageTable)
    .set({ offer: sql`jsonb_set(${messageTable.offer}, '{status}', to_jsonb(${status}::text))` })
    .where(
      and(
        eq(messageTable.chatId, chatId),
        eq(messageTable.type, "offer-sent"),
        sql`${messageTable.offer} ->> 'status' in ('pending', 'counteroffer')`,
      ),
    );
}

export async function findMessage(
  db: Db,
  sent: { chatId: string; senderId: string; clientId: string },
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messageTable)
    .where(
      and(
        eq(messageTable.chatId, sent.chatId),
        eq(messageTable.senderId, sent.senderId),
        eq(messageTable.clientId, sent.clientId),
      ),
    );
  return row ?? null;
}

/** One page of the messages after a number, in order. */
export async function readMessagesAfter(
  db: Db,
  chatId: string,
  { after, limit }: { after: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messageTable)
    .where(and(eq(messageTable.chatId, chatId), gt(messageTable.number, after)))
    .orderBy(asc(messageTable.number))
    .limit(limit);
}

/** The last messages of a chat, or the last ones before a number; the latest first. */
export const selectLatestMessages = (
  db: Db,
  chatId: string,
  { before, limit }: { before: number | null; limit: number },
) =>
  db
    .select()
    .from(messageTable)
    .where(
      and(eq(messageTable.chatId, chatId), before === null ? undefined : lt(messageTable.number, before)),
    )
    .orderBy(desc(messageTable.number))
    .limit(limit);

/** Returns the last messages of a chat, or the last ones before a number, in order. */
export async function readLatestMessages(
  db: Db,
  chatId: string,
  page: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  return (await selectLatestMessages(db, chatId, page)).toReversed();
}

export type ChatPage = {
  /** Continues with the chats after this one. */
  after: Pick<ChatRow, "id" | "lastAt"> | null;
  limit: number;
};

/** A user's chats by latest message, newest first. Each side has its index, which a condition on both would not use. */
export function selectChats(db: Db, userId: string, { after, limit }: ChatPage) {
  const selectSide = (side: "buyerId" | "sellerId") =>
    db
      .select()
      .from(chatTable)
      .where(
        and(
          eq(chatTable[side], userId),
          after === null
            ? undefined
            : or(
                lt(chatTable.lastAt, after.lastAt),
                and(eq(chatTable.lastAt, after.lastAt), lt(chatTable.id, after.id)),
              ),
        ),
      )
      .orderBy(desc(chatTable.lastAt), desc(chatTable.id))
      .limit(limit);
  // Drizzle names the columns of a union by their keys instead of their names in the database.
  return unionAll(selectSide("buyerId"), selectSide("sellerId"))
    .orderBy(sql`last_at desc, id desc`)
    .limit(limit);
}

export async function listChats(db: Db, userId: string, page: ChatPage): Promise<ChatRow[]> {
  return selectChats(db, userId, page);
}

export async function readLastMessages(db: Db, chats: readonly ChatRow[]): Promise<Map<string, MessageRow>> {
  if (chats.length === 0) return new Map();
  const rows = await db
    .select({ message: messageTable })
    .from(messageTable)
    .innerJoin(
      chatTable,
      and(eq(chatTable.id, messageTable.chatId), eq(chatTable.lastNumber, messageTable.number)),
    )
    .where(
      inArray(
        chatTable.id,
        chats.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ message }) => [message.chatId, message]));
}

export type Seen = { chatId: string; userId: string; upTo: number };

export async function readSeen(db: Db, chatIds: readonly string[]): Promise<Seen[]> {
  return chatIds.length === 0
    ? []
    : db
        .select()
        .from(chatSeenTable)
        .where(inArray(chatSeenTable.chatId, [...chatIds]));
}

/** Moves the read position forward only; returns it, or null if it did not move. */
export async function moveSeen(tx: Db, seen: Seen): Promise<number | null> {
  const [moved] = await tx
    .insert(chatSeenTable)
    .values(seen)
    .onConflictDoUpdate({
      target: [chatSeenTable.chatId, chatSeenTable.userId],
      set: { upTo: seen.upTo },
      setWhere: sql`${chatSeenTable.upTo} < ${seen.upTo}`,
    })
    .returning({ upTo: chatSeenTable.upTo });
  return moved?.upTo ?? null;
}

export type Unread = { chatId: string; userId: string; count: number };

/** Counts each side's unread messages, without its own; sides with none are left out. */
export async function countUnread(db: Db, chatIds: readonly string[]): Promise<Unread[]> {
  if (chatIds.length === 0) return [];
  const sides = [chatTable.buyerId, chatTable.sellerId] as const;
  const counts = sides.map((side) =>
    db
      .select({
        chatId: messageTable.chatId,
        userId: sql<string>`${side}`,
        count: sql<number>`count(*)::int`,
      })
      .from(messageTable)
      .innerJoin(chatTable, eq(chatTable.id, messageTable.chatId))
      .leftJoin(chatSeenTable, and(eq(chatSeenTable.chatId, chatTable.id), eq(chatSeenTable.userId, side)))
      .where(
        and(
          inArray(messageTable.chatId, [...chatIds]),
          gt(messageTable.number, sql`coalesce(${chatSeenTable.upTo}, 0)`),
          or(isNull(messageTable.senderId), ne(messageTable.senderId, side)),
        ),
      )
      .groupBy(messageTable.chatId, side),
  );
  const [buyers, sellers] = counts;
  return [...(buyers === undefined ? [] : await buyers), ...(sellers === undefined ? [] : await sellers)];
}

/** Whether this side has an unread text or picture of the other one; automatic messages do not count. */
export async function hasUnreadFromOtherSide(db: Db, chatId: string, userId: string): Promise<boolean> {
  const unread = await db
    .select({ number: messageTable.number })
    .from(messageTable)
    .leftJoin(
      chatSeenTable,
      and(eq(chatSeenTable.chatId, messageTable.chatId), eq(chatSeenTable.userId, userId)),
    )
    .where(
      and(
        eq(messageTable.chatId, chatId),
        gt(messageTable.number, sql`coalesce(${chatSeenTable.upTo}, 0)`),
        inArray(messageTable.type, ["text", "image"]),
        ne(messageTable.senderId, userId),
      ),
    )
    .limit(1);
  return unread.length > 0;
}

/** Counts a user's chats with at least one message that they have not seen. */
export const selectUnreadChatCount = (db: Db, userId: string | Placeholder) =>
  db
    .select({ count: count() })
    .from(chatTable)
    .leftJoin(chatSeenTable, and(eq(chatSeenTable.chatId, chatTable.id), eq(chatSeenTable.userId, userId)))
    .where(
      and(
        or(eq(chatTable.buyerId, userId), eq(chatTable.sellerId, userId)),
        exists(
          db
            .select({ number: messageTable.number })
            .from(messageTable)
            .where(
              and(
                eq(messageTable.chatId, chatTable.id),
                gt(messageTable.number, sql`coalesce(${chatSeenTable.upTo}, 0)`),
                or(isNull(messageTable.senderId), ne(messageTable.senderId, userId)),
              ),
            ),
        ),
      ),
    );

export async function countUnreadChats(db: Db, userId: string): Promise<number> {
  const [row] = await selectUnreadChatCount(db, userId);
  return row?.count ?? 0;
}
