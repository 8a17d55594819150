import { and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db } from "../../platform/database/database.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { cartTable } from "./cart.table.ts";

type Entry = typeof cartTable.$inferInsert;

const selectCart = builtOnce((db) =>
  db
    .select(getTableColumns(listingTable))
    .from(cartTable)
    .innerJoin(listingTable, eq(listingTable.id, cartTable.listingId))
    .where(eq(cartTable.userId, sql.placeholder("userId")))
    .orderBy(desc(cartTable.createdAt), desc(cartTable.listingId))
    .prepare(""),
);

/** Sorted latest first. */
export const readCart = (db: Db, userId: string): Promise<ListingRow[]> => selectCart(db).execute({ userId });

export async function insertCartEntry(db: Db, entry: Entry): Promise<void> {
  await db.insert(cartTable).values(entry).onConflictDoNothing();
}

export async function deleteCartEntry(db: Db, userId: string, listingId: string): Promise<void> {
  await db.delete(cartTable).where(and(eq(cartTable.userId, userId), eq(cartTable.listingId, listingId)));
}

/** Removes ordered pieces from the cart. */
export async function deleteCartEntries(
  tx: Db,
  userId: string,
  listingIds: readonly string[],
): Promise<void> {
  await tx
    .delete(cartTable)
    .where(and(eq(cartTable.userId, userId), inArray(cartTable.listingId, [...listingIds])));
}
