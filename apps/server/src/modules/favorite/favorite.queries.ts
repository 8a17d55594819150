import { and, asc, count, desc, eq, getTableColumns, gt, type Placeholder } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { favoriteTable } from "./favorite.table.ts";

type Entry = typeof favoriteTable.$inferInsert;

/** One page of a user's favorites, latest first. */
export const listFavorites = (
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingRow[]> =>
  db
    .select(getTableColumns(listingTable))
    .from(favoriteTable)
    .innerJoin(listingTable, eq(listingTable.id, favoriteTable.listingId))
    .where(eq(favoriteTable.userId, userId))
    .orderBy(desc(favoriteTable.createdAt), desc(favoriteTable.listingId))
    .limit(limit)
    .offset(offset);

/** The ids of a user's favorites, latest first. */
export const selectFavoriteIds = (db: Db, userId: string | Placeholder) =>
  db
    .select({ listingId: favoriteTable.listingId })
    .from(favoriteTable)
    .where(eq(favoriteTable.userId, userId))
    .orderBy(desc(favoriteTable.createdAt), desc(favoriteTable.listingId));

export async function insertFavorite(db: Db, entry: Entry): Promise<void> {
  await db.insert(favoriteTable).values(entry).onConflictDoNothing();
}

export async function deleteFavorite(db: Db, userId: string, listingId: string): Promise<void> {
  await db
    .delete(favoriteTable)
    .where(and(eq(favoriteTable.userId, userId), eq(favoriteTable.listingId, listingId)));
}

export async function hasFavorite(db: Db, userId: string, listingId: string): Promise<boolean> {
  const rows = await db
    .select({ listingId: favoriteTable.listingId })
    .from(favoriteTable)
    .where(and(eq(favoriteTable.userId, userId), eq(favoriteTable.listingId, listingId)));
  return rows.length > 0;
}

export async function countFavoritesOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(favoriteTable)
    .where(eq(favoriteTable.userId, userId));
  return row?.count ?? 0;
}

/** Returns the users who have favorited a listing, by id; `after` is the last id of the previous batch. */
export async function listFavoritingUsers(
  db: Db,
  listingId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: favoriteTable.userId })
    .from(favoriteTable)
    .where(and(eq(favoriteTable.listingId, listingId), gt(favoriteTable.userId, after)))
    .orderBy(asc(favoriteTable.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export const selectFavoriteCount = (db: Db, listingId: string) =>
  db.select({ count: count() }).from(favoriteTable).where(eq(favoriteTable.listingId, listingId));
