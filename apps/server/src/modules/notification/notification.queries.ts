import { and, asc, count, desc, eq, inArray, lt, or, type Placeholder } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable } from "../listing/listing.table.ts";
import { notificationTable, type NotificationRow } from "./notification.table.ts";

export async function insertNotification(tx: Db, notification: NotificationRow): Promise<void> {
  await tx.insert(notificationTable).values(notification);
}

/** Counts the notifications since the menu was last opened. */
export const selectNotPreviewedCount = (db: Db, userId: string | Placeholder) =>
  db
    .select({ count: count() })
    .from(notificationTable)
    .where(and(eq(notificationTable.userId, userId), eq(notificationTable.previewed, false)));

export async function countNotPreviewed(db: Db, userId: string): Promise<number> {
  const [row] = await selectNotPreviewedCount(db, userId);
  return row?.count ?? 0;
}

export type NotifiedListing = { id: string; slug: string; title: string; images: string[] };

export async function findNotifiedListings(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, NotifiedListing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: listingTable.id,
      slug: listingTable.slug,
      title: listingTable.title,
      images: listingTable.images,
    })
    .from(listingTable)
    .where(inArray(listingTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sorted newest first. */
export async function listNotifications(
  db: Db,
  userId: string,
  skip: number,
  limit: number,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notificationTable)
    .where(eq(notificationTable.userId, userId))
    .orderBy(desc(notificationTable.createdAt), asc(notificationTable.id))
    .limit(limit)
    .offset(skip);
}

const own = (userId: string, id: string) =>
  and(eq(notificationTable.userId, userId), eq(notificationTable.id, id));

export async function findNotification(db: Db, userId: string, id: string): Promise<NotificationRow | null> {
  const [row] = await db.select().from(notificationTable).where(own(userId, id));
  return row ?? null;
}

/** Marks a notification as seen and returns it; null if the user has none with this id. */
export async function markSeen(db: Db, userId: string, id: string): Promise<NotificationRow | null> {
  const [row] = await db
    .update(notificationTable)
    .set({ seen: true, previewed: true })
    .where(own(userId, id))
    .returning();
  return row ?? null;
}

export async function markAllSeen(db: Db, userId: string): Promise<void> {
  const { seen, previewed } = notificationTable;
  await db
    .update(notificationTable)
    .set({ seen: true, previewed: true })
    .where(and(eq(notificationTable.userId, userId), or(eq(seen, false), eq(previewed, false))));
}

/** Messages in a conversation that the user has read need no notification. */
export async function markMessagesSeen(tx: Db, userId: string, chatId: string): Promise<void> {
  await tx
    .update(notificationTable)
    .set({ seen: true, previewed: true })
    .where(
      and(
        eq(notificationTable.userId, userId),
        eq(notificationTable.type, "message"),
        eq(notificationTable.chatId, chatId),
        eq(notificationTable.seen, false),
      ),
    );
}

export async function markPreviewed(db: Db, userId: string): Promise<void> {
  await db
    .update(notificationTable)
    .set({ previewed: true })
    .where(and(eq(notificationTable.userId, userId), eq(notificationTable.previewed, false)));
}

export async function deleteNotificationsBefore(tx: Db, before: Date): Promise<void> {
  await tx.delete(notificationTable).where(lt(notificationTable.createdAt, before));
}
