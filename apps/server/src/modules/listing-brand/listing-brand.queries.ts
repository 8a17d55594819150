import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingBrandTable, type ListingBrandRow } from "./listing-brand.table.ts";

export type NewListingBrand = typeof listingBrandTable.$inferInsert;

export async function findListingBrand(db: Db, id: string): Promise<ListingBrandRow | null> {
  const [row] = await db.select().from(listingBrandTable).where(eq(listingBrandTable.id, id));
  return row ?? null;
}

/** Locks the brand until the transaction ends. */
export async function lockListingBrand(tx: Db, id: string): Promise<ListingBrandRow | null> {
  const [row] = await tx.select().from(listingBrandTable).where(eq(listingBrandTable.id, id)).for("update");
  return row ?? null;
}

/** Existing brands stay unchanged. */
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

export const listApprovedBrands = (db: Db): Promise<Array<{ id: string; name: string }>> =>
  db
    .select({ id: listingBrandTable.id, name: listingBrandTable.name })
    .from(listingBrandTable)
    .where(eq(listingBrandTable.status, "approved"))
    .orderBy(asc(listingBrandTable.name));
