import { asc, count, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { listingBrandTable, type ListingBrandRow } from "./listing-brand.table.ts";

export type NewListingBrand = typeof listingBrandTable.$inferInsert;

export async function findListingBrand(db: Db, id: string): Promise<ListingBrandRow | null> {
  const [row] = await db.select().from(listingBrandTable).where(eq(listingBrandTable.id, id));
  return row ?? null;
}

/** Nobody else decides on it until the transaction ends. */
export async function lockListingBrand(tx: Db, id: string): Promise<ListingBrandRow | null> {
  const [row] = await tx.select().from(listingBrandTable).where(eq(listingBrandTable.id, id)).for("update");
  return row ?? null;
}

/** One that exists already stays as it is. */
export async function insertListingBrands(db: Db, brands: readonly NewListingBrand[]): Promise<void> {
  if (brands.length > 0)
    await db
      .insert(listingBrandTable)
      .values([...brands])
      .onConflictDoNothing();
}

export async function updateListingBrand(
  db: Db,
  id: string,
  change: Pick<ListingBrandRow, "status" | "decidedAt"> & { mergedInto?: string },
): Promise<void> {
  await db.update(listingBrandTable).set(change).where(eq(listingBrandTable.id, id));
}

/** Oldest first, with how many listings name each. */
export async function readNewBrands(db: Db) {
  return db
    .select({
      id: listingBrandTable.id,
      name: listingBrandTable.name,
      createdAt: listingBrandTable.createdAt,
      listings: count(listingTable.id),
      proposedBy: {
        firstName: userTable.firstName,
        lastName: userTable.lastName,
        email: userTable.email,
      },
    })
    .from(listingBrandTable)
    .leftJoin(userTable, eq(userTable.id, listingBrandTable.proposedBy))
    .leftJoin(listingTable, eq(listingTable.brand, listingBrandTable.name))
    .where(eq(listingBrandTable.status, "new"))
    .groupBy(listingBrandTable.id, userTable.id)
    .orderBy(asc(listingBrandTable.createdAt), asc(listingBrandTable.id));
}

export const readApprovedBrands = (db: Db): Promise<Array<{ id: string; name: string }>> =>
  db
    .select({ id: listingBrandTable.id, name: listingBrandTable.name })
    .from(listingBrandTable)
    .where(eq(listingBrandTable.status, "approved"))
    .orderBy(asc(listingBrandTable.name));

/** Gives every listing of a brand another one, or the same again; answers which listings that were. */
export async function renameBrandOfListings(
  db: Db,
  name: string,
  brand: { name: string | null; designer: boolean },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(listingTable)
    .set({ brand: brand.name, designer: brand.designer, updatedAt: now })
    .where(eq(listingTable.brand, name))
    .returning({ id: listingTable.id });
  return rows.map(({ id }) => id);
}
