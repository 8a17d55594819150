import { and, asc, count, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingPriceTable, listingTable, type ListingRow } from "./listing.table.ts";

export type NewListing = typeof listingTable.$inferInsert;
export type ListingColumns = Partial<
  Omit<ListingRow, "id" | "sellerId" | "createdAt" | "status" | "soldTo" | "soldAt">
>;

export async function findListing(db: Db, id: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(listingTable).where(eq(listingTable.id, id)).limit(1);
  return row ?? null;
}

const inLists = {
  id: listingTable.id,
  sellerId: listingTable.sellerId,
  slug: listingTable.slug,
  title: listingTable.title,
  price: listingTable.price,
  compareAtPrice: listingTable.compareAtPrice,
  images: listingTable.images,
  brand: listingTable.brand,
  condition: listingTable.condition,
  status: listingTable.status,
  soldTo: listingTable.soldTo,
  reservedUntil: listingTable.reservedUntil,
  reservedBy: listingTable.reservedBy,
  categories: listingTable.categories,
  subCategories: listingTable.subCategories,
  types: listingTable.types,
  region: listingTable.region,
  createdAt: listingTable.createdAt,
};
/** The listing columns that lists show. */
export type ListedRow = Pick<ListingRow, keyof typeof inLists>;

/** Returns listings in the order of the ids; unknown ids are left out. */
export async function findListings(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(inLists)
    .from(listingTable)
    .where(sql`${listingTable.id} = any(${sql.param([...ids])})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns listings in id order; unknown ids are left out. */
export async function readListings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  return db
    .select()
    .from(listingTable)
    .where(inArray(listingTable.id, [...ids]))
    .orderBy(asc(listingTable.id));
}

/** Returns what a seller offers or has sold, newest first, using only the index `listing_seller`. */
export async function findListingsOf(
  db: Db,
  sellerId: string,
  status: ListingRow["status"],
  limit: number,
): Promise<ListingRow[]> {
  return db
    .select()
    .from(listingTable)
    .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.status, status)))
    .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
    .limit(limit);
}

/** Returns listings of any status, newest first. */
export const findAllOf = (db: Db, sellerId: string, limit: number): Promise<ListingRow[]> =>
  db
    .select()
    .from(listingTable)
    .where(eq(listingTable.sellerId, sellerId))
    .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
    .limit(limit);

export async function countActiveListings(db: Db, sellerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(listingTable)
    .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.status, "active")));
  return row?.count ?? 0;
}

export async function insertListing(tx: Db, listing: NewListing): Promise<void> {
  await tx.insert(listingTable).values(listing);
  await insertPrice(tx, listing.id, listing.price, listing.createdAt);
}

export async function insertPrice(tx: Db, listingId: string, price: number, since: Date): Promise<void> {
  await tx
    .insert(listingPriceTable)
    .values({ listingId, price, since })
    .onConflictDoUpdate({ target: [listingPriceTable.listingId, listingPriceTable.since], set: { price } });
}

/** Locks the row until the transaction ends, so it cannot be bought between the read and the change. */
export async function lockListing(tx: Db, id: string): Promise<ListingRow | null> {
  const [row] = await tx.select().from(listingTable).where(eq(listingTable.id, id)).for("update");
  return row ?? null;
}

export async function updateListing(
  tx: Db,
  id: string,
  change: Omit<ListingColumns, "takenDownByBlock"> & { createdAt?: Date; updatedAt: Date; status?: "active" },
): Promise<void> {
  await tx
    .update(listingTable)
    .set(change)
    .where(and(eq(listingTable.id, id), ne(listingTable.status, "sold")));
}

export async function retireListing(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(listingTable)
    .set({
      status: "inactive",
      takenDownByBlock: false,
      reservedUntil: null,
      reservedBy: null,
      updatedAt: now,
    })
    .where(
      and(
        eq(listingTable.id, id),
        or(eq(listingTable.status, "active"), eq(listingTable.takenDownByBlock, true)),
      ),
    );
}

/** Returns the ids of all of a seller's pieces. */
export async function findIdsOf(db: Db, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listingTable.id })
    .from(listingTable)
    .where(eq(listingTable.sellerId, sellerId));
  return rows.map(({ id }) => id);
}

export async function readPrices(db: Db, listingId: string): Promise<Array<{ price: number; since: Date }>> {
  return db
    .select({ price: listingPriceTable.price, since: listingPriceTable.since })
    .from(listingPriceTable)
    .where(eq(listingPriceTable.listingId, listingId))
    .orderBy(asc(listingPriceTable.since));
}
