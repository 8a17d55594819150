import { contactBetween } from "@heirloop/contract/blocked-people/contact";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { selectBlocksBetween } from "../blocked-people/person-block.queries.ts";
import { lockUser } from "../user/user.queries.ts";
import { userTable } from "../user/user.table.ts";
import { listingTable, type ListingRow } from "../listing/listing.table.ts";
import { findClaims } from "../order/listing-orders.queries.ts";
import { orderListingTable } from "../order/order.table.ts";
import type { Circumstances } from "./stock.policy.ts";

/** Locks in id order, and before any order is locked, to prevent deadlocks. */
export async function lockListings(tx: Db, ids: readonly string[]): Promise<ListingRow[]> {
  return tx
    .select()
    .from(listingTable)
    .where(inArray(listingTable.id, [...ids]))
    .orderBy(asc(listingTable.id))
    .for("update");
}

/**
 * Serializes a user's checkouts, so that limits on holds and codes are not exceeded. Throws `blocked`: the
 * account may have been blocked since the request began.
 */
export async function lockBuyer(tx: Db, userId: string): Promise<void> {
  const buyer = await lockUser(tx, userId);
  if (buyer !== null && buyer.blockedAt !== null) throw problem("blocked");
}

/** Reads what decides, besides the listings themselves, whether a buyer can buy them. */
export async function loadCircumstances(
  db: Db,
  listings: readonly ListingRow[],
  buyerId: string | null,
): Promise<(listing: ListingRow) => Circumstances> {
  const claims = await findClaims(
    db,
    listings.map(({ id }) => id),
  );
  const sellers = await db
    .select({
      id: userTable.id,
      blockedAt: userTable.blockedAt,
      blocks: selectBlocksBetween(buyerId, userTable.id),
    })
    .from(userTable)
    .where(inArray(userTable.id, [...new Set(listings.map(({ sellerId }) => sellerId))]));
  return ({ id, sellerId }) => {
    const seller = sellers.find((one) => one.id === sellerId);
    return {
      claim: claims.get(id) ?? null,
      sellerBlocked: seller !== undefined && seller.blockedAt !== null,
      contact: contactBetween(seller?.blocks ?? [], buyerId, sellerId),
    };
  };
}

export async function setHold(
  tx: Db,
  ids: readonly string[],
  hold: { by: string; until: Date },
): Promise<void> {
  await tx
    .update(listingTable)
    .set({ reservedBy: hold.by, reservedUntil: hold.until })
    .where(and(inArray(listingTable.id, [...ids]), eq(listingTable.status, "active")));
}

const claimed = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(orderListingTable)
    .where(and(eq(orderListingTable.listingId, listingTable.id), eq(orderListingTable.claims, true)));

/** Returns a user's own checkout holds, without those of orders that wait for an answer. */
export async function findHolds(db: Db, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: listingTable.id })
    .from(listingTable)
    .where(
      and(eq(listingTable.reservedBy, userId), gt(listingTable.reservedUntil, now), notExists(claimed(db))),
    )
    .orderBy(asc(listingTable.id));
  return rows.map(({ id }) => id);
}

/** Ends holds; returns the pieces that are now available. */
export async function endHolds(tx: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(listingTable)
    .set({ reservedBy: null, reservedUntil: null })
    .where(and(inArray(listingTable.id, [...ids]), isNotNull(listingTable.reservedBy)))
    .returning();
}

/**
 * Ends one hold if it has expired; returns null if it was extended or has ended, or if an order has the
 * piece.
 */
export async function endHoldOverdue(tx: Db, id: string, now: Date): Promise<ListingRow | null> {
  const [row] = await tx
    .update(listingTable)
    .set({ reservedBy: null, reservedUntil: null })
    .where(and(eq(listingTable.id, id), lte(listingTable.reservedUntil, now), notExists(claimed(tx))))
    .returning();
  return row ?? null;
}

/**
 * Marks pieces as sold that are not sold yet, and returns them. They may have been taken down meanwhile: a buyer
 * who paid for a piece that their order had claimed gets it.
 */
export async function sellListings(
  tx: Db,
  ids: readonly string[],
  orderId: string,
  now: Date,
): Promise<ListingRow[]> {
  return tx
    .update(listingTable)
    .set({
      status: "sold",
      soldTo: orderId,
      soldAt: now,
      takenDownByBlock: false,
      takenDownAt: null,
      takenDownReason: null,
      takenDownFromSale: false,
      reservedBy: null,
      reservedUntil: null,
      updatedAt: now,
    })
    .where(
      and(inArray(listingTable.id, [...ids]), ne(listingTable.status, "sold"), isNull(listingTable.soldTo)),
    )
    .returning();
}

const soldToOrder = (orderId: string) => sql`${listingTable.soldTo} = ${orderId}`;
const ofBlockedSeller = sql`exists (select 1 from ${userTable} where ${userTable.id} = ${listingTable.sellerId} and ${userTable.blockedAt} is not null)`;

/**
 * Puts an order's pieces, sold to it or held for it, back on sale. Those of a blocked seller wait until the
 * block is lifted.
 */
export async function returnListings(
  tx: Db,
  ids: readonly string[],
  orderId: string,
  now: Date,
): Promise<ListingRow[]> {
  return tx
    .update(listingTable)
    .set({
      status: sql`case when not ${soldToOrder(orderId)} or ${listingTable.soldTo} is null then ${listingTable.status} when ${ofBlockedSeller} then 'inactive' else 'active' end`,
      takenDownByBlock: sql`case when ${soldToOrder(orderId)} then ${ofBlockedSeller} else ${listingTable.takenDownByBlock} end`,
      soldTo: sql`case when ${soldToOrder(orderId)} then null else ${listingTable.soldTo} end`,
      soldAt: sql`case when ${soldToOrder(orderId)} then null else ${listingTable.soldAt} end`,
      reservedBy: null,
      reservedUntil: null,
      updatedAt: now,
    })
    .where(inArray(listingTable.id, [...ids]))
    .returning();
}

/**
 * Takes down a seller's active listings and returns them. A request that waits for an answer keeps its hold.
 */
export async function takeDownForBlock(tx: Db, sellerId: string, now: Date): Promise<ListingRow[]> {
  const keepIfClaimed = (column: typeof listingTable.reservedBy | typeof listingTable.reservedUntil) =>
    sql`case when exists ${claimed(tx)} then ${column} end`;
  return tx
    .update(listingTable)
    .set({
      status: "inactive",
      takenDownByBlock: true,
      reservedUntil: keepIfClaimed(listingTable.reservedUntil),
      reservedBy: keepIfClaimed(listingTable.reservedBy),
      updatedAt: now,
    })
    .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.status, "active")))
    .returning();
}

/** Puts the listings that {@link takeDownForBlock} took down back on sale and returns them. */
export async function relistAfterBlock(tx: Db, sellerId: string, now: Date): Promise<ListingRow[]> {
  return tx
    .update(listingTable)
    .set({ status: "active", takenDownByBlock: false, updatedAt: now })
    .where(and(eq(listingTable.sellerId, sellerId), eq(listingTable.takenDownByBlock, true)))
    .returning();
}

/** Takes the pieces that were sold to an order off the market, except consigned ones; returns those taken back. */
export async function retireReturnedListings(
  tx: Db,
  ids: readonly string[],
  orderId: string,
  now: Date,
): Promise<ListingRow[]> {
  return tx
    .update(listingTable)
    .set({ status: "inactive", soldTo: null, soldAt: null, updatedAt: now })
    .where(and(inArray(listingTable.id, [...ids]), soldToOrder(orderId), eq(listingTable.consigned, false)))
    .returning();
}
