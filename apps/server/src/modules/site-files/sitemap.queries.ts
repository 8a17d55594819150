import { and, asc, count, eq, exists, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable } from "../listing/listing.table.ts";

/** Active and sold pieces: a sold one's page links to similar pieces. */
const shown = inArray(listingTable.status, ["active", "sold"]);

export type ListedPiece = { heirloopId: string; slug: string; image: string | null; changedAt: Date };

export async function countListed(db: Db): Promise<number> {
  const [row] = await db.select({ found: count() }).from(listingTable).where(shown);
  return row?.found ?? 0;
}

/** Sorted in a stable order, so that no piece is missed between two pages. */
export async function listListedPieces(db: Db, offset: number, limit: number): Promise<ListedPiece[]> {
  const rows = await db
    .select({
      heirloopId: listingTable.id,
      slug: listingTable.slug,
      images: listingTable.images,
      changedAt: listingTable.updatedAt,
    })
    .from(listingTable)
    .where(shown)
    .orderBy(asc(listingTable.createdAt), asc(listingTable.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ images: [image = null], ...row }) => ({ ...row, image }));
}

/** Returns the slugs of businesses with active listings. */
export async function listShopSlugs(db: Db): Promise<string[]> {
  const selling = db
    .select({ id: listingTable.id })
    .from(listingTable)
    .where(and(eq(listingTable.sellerId, userTable.id), eq(listingTable.status, "active")));
  const rows = await db
    .select({ slug: userTable.slug })
    .from(userTable)
    .where(and(eq(userTable.isBusiness, true), isNull(userTable.blockedAt), exists(selling)))
    .orderBy(asc(userTable.slug));
  return rows.map(({ slug }) => slug);
}
