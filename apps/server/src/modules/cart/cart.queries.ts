import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { memoizeStatement } from "../../platform/database/memoize-statement.ts";
import type { Db } from "../../platform/database/database.ts";
import { selectBlocksBetween } from "../blocked-people/person-block.queries.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { selectIsWaiting } from "../stock/waiting-list.queries.ts";
import { selectClaimingOrder } from "../order/listing-orders.queries.ts";
import type { BlockedPair } from "../blocked-people/person-block.table.ts";
import { userTable, type UserRow } from "../user/user.table.ts";
import { cartTable } from "./cart.table.ts";

type Entry = typeof cartTable.$inferInsert;

/** A listing in a cart, with what decides whether the owner can buy it, and whether they wait for it. */
export type CartRow = {
  listing: ListingRow;
  /** The owner's order that has claimed it. */
  ownOrder: string | null;
  /** The blocks between the owner and the seller. */
  blocks: BlockedPair[];
  isWaiting: boolean;
  seller: Pick<UserRow, "firstName" | "isBusiness" | "shopName" | "slug">;
};

/** One statement, because every page needs it. */
const selectCart = memoizeStatement((db) => {
  const userId = sql.placeholder("userId");
  const { firstName, isBusiness, shopName, slug } = userTable;
  return db
    .select({
      listing: listingTable,
      ownOrder: sql<string | null>`(${selectClaimingOrder(db, userId, listingTable.id)})`,
      blocks: selectBlocksBetween(userId, listingTable.sellerId),
      isWaiting: selectIsWaiting(db, userId, listingTable.id),
      seller: { firstName, isBusiness, shopName, slug },
    })
    .from(cartTable)
    .innerJoin(listingTable, eq(listingTable.id, cartTable.listingId))
    .innerJoin(userTable, eq(userTable.id, listingTable.sellerId))
    .where(eq(cartTable.userId, userId))
    .orderBy(desc(cartTable.createdAt), desc(cartTable.listingId))
    .prepare("");
});

/** Sorted latest first. */
export const listCartRows = (db: Db, userId: string): Promise<CartRow[]> =>
  selectCart(db).execute({ userId });

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
