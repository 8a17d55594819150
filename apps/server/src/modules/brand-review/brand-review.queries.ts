import { asc, count, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { listingBrandTable } from "../listing-brand/listing-brand.table.ts";
import { listingTable } from "../listing/listing.table.ts";
import { userTable } from "../user/user.table.ts";

/** Lists new brands, oldest first, with the number of listings of each. */
export async function listNewBrands(db: Db) {
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

/** Sets the brand name on every listing of a brand; returns those listings' ids. */
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
