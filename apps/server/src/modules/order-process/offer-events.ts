import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { EventHandlers } from "../../events/domain-events.ts";
import { lockListings } from "../stock/stock.queries.ts";
import { findOffersFor, findOffersOf, findOffersReachedByPrice } from "../order/listing-orders.queries.ts";
import { applyEvent, system } from "./order.service.ts";

/**
 * Updates offers that the new price has reached. The publisher holds the listing's lock, which accepting an
 * offer also takes first.
 */
async function repriceOffers(tx: Db, deps: Deps, listingId: string): Promise<void> {
  for (const { id } of await findOffersReachedByPrice(tx, listingId))
    await applyEvent(tx, deps, id, { type: "reprice" }, system);
}

async function endOffersFor(tx: Db, deps: Deps, listingId: string): Promise<void> {
  for (const { id } of await findOffersFor(tx, listingId))
    await applyEvent(tx, deps, id, { type: "end-offer", outcome: "retired" }, system);
}

/** Locks all listings at once and in order, then reads again: some offers may have ended in the meantime. */
async function endOffersOf(tx: Db, deps: Deps, userId: string): Promise<void> {
  const listingIds = (await findOffersOf(tx, userId)).map(({ listingId }) => listingId);
  if (listingIds.length === 0) return;
  await lockListings(tx, listingIds);
  for (const { id, buyerId, listingId } of await findOffersOf(tx, userId))
    if (listingIds.includes(listingId)) {
      const outcome = buyerId === userId ? "buyer-blocked" : "seller-blocked";
      await applyEvent(tx, deps, id, { type: "end-offer", outcome }, system);
    }
}

/** Updates open offers when their listing, buyer or seller changes (docs/product.md §4). */
export const offerEvents = (deps: Deps): EventHandlers => ({
  "listing.price-dropped": (tx, { listingId }) => repriceOffers(tx, deps, listingId),
  "listing.retired": (tx, { listingId }) => endOffersFor(tx, deps, listingId),
  "account.blocked": (tx, { userId }) => endOffersOf(tx, deps, userId),
});
