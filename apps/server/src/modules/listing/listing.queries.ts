import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  type Placeholder,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { memoizeStatement } from "../../platform/database/memoize-statement.ts";
import type { Db } from "../../platform/database/database.ts";
import { listingPriceTable, listingTable, type ListingRow } from "./listing.table.ts";

export type NewListing = typeof listingTable.$inferInsert;
/** What may change about a listing; a column that is undefined stays as it is. */
export type ListingColumns = {
  [Column in Exclude<keyof ListingRow, "id" | "sellerId" | "createdAt" | "status" | "soldTo" | "soldAt">]?:
    | ListingRow[Column]
    | undefined;
};

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
  takenDownReason: listingTable.takenDownReason,
};
/** The listing columns that lists show. */
export type ListedRow = Pick<ListingRow, keyof typeof inLists>;

const selectListed = memoizeStatement((db) =>
  db
    .select(inLists)
    .from(listingTable)
    .where(sql`${listingTable.id} = any(${sql.placeholder("ids")})`)
    .prepare(""),
);

/** Returns listings in the order of the ids; unknown ids are left out. */
export async function findListings(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db).execute({ ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns listings in id order; unknown ids are left out. */
export async function findListingsById(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
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
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingRow[]> {
  return db
    .select()
    .from(listingTable)
    .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.status, status)))
    .orderBy(desc(listingTable.createdAt), asc(listingTable.id))
    .limit(limit)
    .offset(offset);
}

/** Has a name of its own, so that it can be counted within a statement on the same table. */
const offered = alias(listingTable, "offered");

/** The number of all pieces of a seller, also those sold and taken down. */
export const countAllOf = (db: Db, sellerId: string): Promise<number> =>
  db.$count(listingTable, eq(listingTable.sellerId, sellerId));

/** `sellerId` may be a column of an outer statement. */
export const selectActiveListingCount = (db: Db, sellerId: string | Column) =>
  db
    .select({ count: count() })
    .from(offered)
    .where(and(eq(offered.sellerId, sellerId), eq(offered.status, "active")));

/** Counts a seller's listings by status. */
export async function countListings(db: Db, sellerId: string): Promise<Record<ListingRow["status"], number>> {
  const rows = await db
    .select({ status: listingTable.status, count: count() })
    .from(listingTable)
    .where(eq(listingTable.sellerId, sellerId))
    .groupBy(listingTable.status);
  return {
    active: 0,
    sold: 0,
    inactive: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
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

/** When the current price began; null for a listing without a recorded price. */
export async function findPriceSince(tx: Db, listingId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ since: max(listingPriceTable.since) })
    .from(listingPriceTable)
    .where(eq(listingPriceTable.listingId, listingId));
  return row?.since ?? null;
}

/** Locks the row until the transaction ends, so it cannot be bought between the read and the change. */
export async function lockListing(tx: Db, id: string): Promise<ListingRow | null> {
  const [row] = await tx.select().from(listingTable).where(eq(listingTable.id, id)).for("update");
  return row ?? null;
}

export async function updateListing(
  tx: Db,
  id: string,
  change: Omit<ListingColumns, `takenDown${string}` | "updatedAt"> & {
    createdAt?: Date;
    updatedAt: Date;
    status?: "active";
  },
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

/** Takes a piece down until an admin allows it again; returns null if it is sold or was taken down already. */
export async function takeDownListing(
  tx: Db,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<ListingRow | null> {
  const [row] = await tx
    .update(listingTable)
    .set({
      status: "inactive",
      takenDownAt: now,
      takenDownReason: reason,
      takenDownFromSale: sql`${listingTable.status} = 'active' or ${listingTable.takenDownByBlock}`,
      takenDownByBlock: false,
      reservedUntil: null,
      reservedBy: null,
      updatedAt: now,
    })
    .where(and(eq(listingTable.id, id), ne(listingTable.status, "sold"), isNull(listingTable.takenDownAt)))
    .returning();
  return row ?? null;
}

/** Allows a piece again that {@link takeDownListing} took down; returns null if it was allowed already. */
export async function allowListing(
  tx: Db,
  id: string,
  standing: { status: "active" | "inactive"; takenDownByBlock: boolean },
  now: Date,
): Promise<ListingRow | null> {
  const [row] = await tx
    .update(listingTable)
    .set({ ...standing, takenDownAt: null, takenDownReason: null, takenDownFromSale: false, updatedAt: now })
    .where(and(eq(listingTable.id, id), isNotNull(listingTable.takenDownAt)))
    .returning();
  return row ?? null;
}

/** Returns the ids of all of a seller's pieces. */
export async function findIdsOf(db: Db, sellerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: listingTable.id })
    .from(listingTable)
    .where(eq(listingTable.sellerId, sellerId));
  return rows.map(({ id }) => id);
}

/** Selects the pieces that are reserved for somebody, and those whose hold has ended but was not removed yet. */
export const selectReservedIds = (db: Db, userId: string | Placeholder) =>
  db.select({ id: listingTable.id }).from(listingTable).where(eq(listingTable.reservedBy, userId));

/** A column with a listing's prices, oldest first, as JSON. */
export const selectPrices = (listingId: string) => {
  const { price, since } = listingPriceTable;
  const prices = sql`coalesce(json_agg(json_build_object('price', ${price}, 'since', ${since}) order by ${since}), '[]')`;
  const of = eq(listingPriceTable.listingId, listingId);
  return sql<
    Array<{ price: number; since: string }>
  >`(select ${prices} from ${listingPriceTable} where ${of})`;
};
