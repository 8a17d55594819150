import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { listingTable, waitingListTable, type ListingRow } from "../listing/listing.table.ts";
import { orderListingTable } from "../order/order.table.ts";
import { lockUser } from "../identity/user.queries.ts";

export async function readListings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  return db
    .select()
    .from(listingTable)
    .where(inArray(listingTable.id, [...ids]))
    .orderBy(asc(listingTable.id));
}

/** Always in id order, and before any order is locked: two of these never wait for each other. */
export async function lockListings(tx: Db, ids: readonly string[]): Promise<ListingRow[]> {
  return tx
    .select()
    .from(listingTable)
    .where(inArray(listingTable.id, [...ids]))
    .orderBy(asc(listingTable.id))
    .for("update");
}

/** One checkout of a user at a time, so that limits on holds and codes hold. */
export async function lockBuyer(tx: Db, userId: string): Promise<void> {
  await lockUser(tx, userId);
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

/** A user's own checkout holds; those of orders that wait for an answer are not among them. */
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

/** Ends holds; answers the pieces that are free now. */
export async function endHolds(tx: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(listingTable)
    .set({ reservedBy: null, reservedUntil: null })
    .where(and(inArray(listingTable.id, [...ids]), isNotNull(listingTable.reservedBy)))
    .returning();
}

/** Ends one hold when its time is over; null when it was prolonged, ended before, or an order has the piece. */
export async function endHoldOverdue(tx: Db, id: string, now: Date): Promise<ListingRow | null> {
  const [row] = await tx
    .update(listingTable)
    .set({ reservedBy: null, reservedUntil: null })
    .where(and(eq(listingTable.id, id), lte(listingTable.reservedUntil, now), notExists(claimed(tx))))
    .returning();
  return row ?? null;
}

/** Sells what is for sale; answers how many of the pieces that were. */
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
      reservedBy: null,
      reservedUntil: null,
      updatedAt: now,
    })
    .where(
      and(inArray(listingTable.id, [...ids]), eq(listingTable.status, "active"), isNull(listingTable.soldTo)),
    )
    .returning();
}

/** Puts an order's pieces back on sale, sold to it or held for it. */
export async function returnListings(
  tx: Db,
  ids: readonly string[],
  orderId: string,
  now: Date,
): Promise<ListingRow[]> {
  return tx
    .update(listingTable)
    .set({
      status: sql`case when ${listingTable.soldTo} = ${orderId} then 'active' else ${listingTable.status} end`,
      soldTo: sql`case when ${listingTable.soldTo} = ${orderId} then null else ${listingTable.soldTo} end`,
      soldAt: sql`case when ${listingTable.soldTo} = ${orderId} then null else ${listingTable.soldAt} end`,
      reservedBy: null,
      reservedUntil: null,
      updatedAt: now,
    })
    .where(inArray(listingTable.id, [...ids]))
    .returning();
}

/** Empties a piece's waiting list; answers who was on it. */
export async function takeWaitingList(tx: Db, listingId: string): Promise<string[]> {
  const rows = await tx
    .delete(waitingListTable)
    .where(eq(waitingListTable.listingId, listingId))
    .returning({ userId: waitingListTable.userId });
  return rows.map(({ userId }) => userId);
}
