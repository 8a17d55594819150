import { and, count, eq, exists, gt, inArray, isNull, ne, or, sql, type Placeholder } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { chatSeenTable, chatTable, messageTable } from "./chat.table.ts";

export type Seen = { chatId: string; userId: string; upTo: number };

export async function listSeen(db: Db, chatIds: readonly string[]): Promise<Seen[]> {
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
