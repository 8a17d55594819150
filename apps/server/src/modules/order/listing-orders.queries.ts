import type { Claim } from "@heirloop/machines/availability/purchase-refusal";
import { and, asc, eq, gte, inArray, ne, or, type SQL, type Placeholder } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { IdOperand } from "../../platform/database/id-operand.ts";
import { listingTable } from "../listing/listing.table.ts";
import { orderListingTable, orderTable } from "./order.table.ts";

/**
 * Sets or removes an order's claims; claiming a piece of another order violates `order_listing_one_claim`.
 */
export async function setClaims(tx: Db, orderId: string, claims: boolean): Promise<void> {
  await tx.update(orderListingTable).set({ claims }).where(eq(orderListingTable.orderId, orderId));
}

/** Returns the ids of the other open offers for a piece, in id order. */
export async function findOtherOffers(
  tx: Db,
  listingIds: readonly string[],
  orderId: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(
      and(
        inArray(orderListingTable.listingId, [...listingIds]),
        eq(orderTable.status, "offer-sent"),
        ne(orderTable.id, orderId),
      ),
    )
    .orderBy(asc(orderTable.id));
  return rows.map(({ id }) => id);
}

/** Returns the pieces for which a buyer has open offers. */
export async function findOfferedIds(db: Db, buyerId: string): Promise<string[]> {
  const rows = await db
    .select({ listingId: orderListingTable.listingId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(and(eq(orderTable.buyerId, buyerId), eq(orderTable.status, "offer-sent")));
  return rows.map(({ listingId }) => listingId);
}

/** Selects the pieces for which a buyer has an open offer, and those that their orders have claimed. */
export const selectOrderedIds = (db: Db, buyerId: string | Placeholder) =>
  db
    .select({ id: orderListingTable.listingId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(
      and(
        eq(orderTable.buyerId, buyerId),
        or(eq(orderListingTable.claims, true), eq(orderTable.status, "offer-sent")),
      ),
    );

const selectOffers = (db: Db) =>
  db
    .select({ id: orderTable.id, listingId: orderListingTable.listingId, buyerId: orderTable.buyerId })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id));
type OpenOffer = { id: string; listingId: string; buyerId: string };

/** Returns every open offer for a piece, in id order. */
export const findOffersFor = (tx: Db, listingId: string): Promise<OpenOffer[]> =>
  selectOffers(tx)
    .where(and(eq(orderTable.status, "offer-sent"), eq(orderListingTable.listingId, listingId)))
    .orderBy(asc(orderTable.id));

/** Returns the open offers for a piece that are at or above its new price, in id order. */
export const findOffersReachedByPrice = (tx: Db, listingId: string): Promise<OpenOffer[]> =>
  selectOffers(tx)
    .innerJoin(listingTable, eq(listingTable.id, orderListingTable.listingId))
    .where(
      and(
        eq(orderTable.status, "offer-sent"),
        eq(orderListingTable.listingId, listingId),
        // An accepted offer that waits for its payment keeps its amount.
        eq(orderListingTable.claims, false),
        gte(orderTable.offerAmount, listingTable.price),
      ),
    )
    .orderBy(asc(orderTable.id));

/** Returns every open offer that a user made or received, in id order. */
export const findOffersOf = (tx: Db, userId: string): Promise<OpenOffer[]> =>
  selectOffers(tx)
    .where(
      and(
        eq(orderTable.status, "offer-sent"),
        or(eq(orderTable.buyerId, userId), eq(orderTable.sellerId, userId)),
      ),
    )
    .orderBy(asc(orderTable.id));

const selectOrderOf = (db: Db, buyerId: IdOperand, listingId: IdOperand, condition: SQL) =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .innerJoin(orderListingTable, eq(orderListingTable.orderId, orderTable.id))
    .where(and(eq(orderListingTable.listingId, listingId), eq(orderTable.buyerId, buyerId), condition))
    .limit(1);

/** A buyer's order with an open offer for the piece. */
export const selectOpenOffer = (db: Db, buyerId: IdOperand, listingId: IdOperand) =>
  selectOrderOf(db, buyerId, listingId, eq(orderTable.status, "offer-sent"));

/** A buyer's order that has claimed the piece. */
export const selectClaimingOrder = (db: Db, buyerId: IdOperand, listingId: IdOperand) =>
  selectOrderOf(db, buyerId, listingId, eq(orderListingTable.claims, true));

/** Returns the order of the buyer's open offer for the piece, or null. */
export async function findOpenOffer(db: Db, buyerId: string, listingId: string): Promise<string | null> {
  const [row] = await selectOpenOffer(db, buyerId, listingId);
  return row?.id ?? null;
}

/** Returns the listings that an open or completed sale has claimed, with its order. */
export async function findClaims(tx: Db, listingIds: readonly string[]): Promise<Map<string, Claim>> {
  const rows = await tx
    .select({
      listingId: orderListingTable.listingId,
      order: orderTable.id,
      buyerId: orderTable.buyerId,
    })
    .from(orderListingTable)
    .innerJoin(orderTable, eq(orderTable.id, orderListingTable.orderId))
    .where(and(inArray(orderListingTable.listingId, [...listingIds]), eq(orderListingTable.claims, true)));
  return new Map(rows.map(({ listingId, ...claim }) => [listingId, claim]));
}
