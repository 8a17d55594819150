import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { orderTable } from "../order/order.table.ts";
import { chatTable, type ChatRow } from "./chat.table.ts";

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
