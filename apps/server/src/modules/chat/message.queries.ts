import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Db } from "../../platform/database/database.ts";
import { chatTable, messageTable, type ChatRow, type MessageRow } from "./chat.table.ts";

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

export async function listMessagesAfter(
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
export async function listLatestMessages(
  db: Db,
  chatId: string,
  page: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  return (await selectLatestMessages(db, chatId, page)).toReversed();
}

export async function findLastMessages(db: Db, chats: readonly ChatRow[]): Promise<Map<string, MessageRow>> {
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
