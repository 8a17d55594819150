import type { DemoListing } from "@heirloop/demo/records/listing";
import type { DemoOrder } from "@heirloop/demo/records/order";
import type { MockWorld } from "./mock-world.ts";
import { applyOrderEvent, openOffers } from "./order-moves.ts";

const isFor =
  ({ id }: Pick<DemoListing, "id">) =>
  ({ listings }: DemoOrder): boolean =>
    listings.some(({ listingId }) => listingId === id);

/** The piece's price came down: offers of as much or more come down with it. */
export function repriceOffers(world: MockWorld, listing: DemoListing): void {
  for (const order of openOffers(world, isFor(listing)))
    if ((order.offer?.amount ?? 0) >= listing.price)
      applyOrderEvent(world, order, { type: "reprice" }, "system");
}

/** Whether a buyer has an open offer for the piece. */
export const hasOpenOffer = (world: MockWorld, buyerId: string, listing: DemoListing): boolean =>
  openOffers(world, isFor(listing)).some((order) => order.buyerId === buyerId);

/** The piece was taken down. */
export function endOffersFor(world: MockWorld, listing: DemoListing): void {
  for (const order of openOffers(world, isFor(listing)))
    applyOrderEvent(world, order, { type: "end-offer", outcome: "retired" }, "system");
}

/** An account was blocked. */
export function endOffersOf(world: MockWorld, userId: string): void {
  for (const order of openOffers(
    world,
    ({ buyerId, sellerId }) => buyerId === userId || sellerId === userId,
  )) {
    const outcome = order.buyerId === userId ? "buyer-blocked" : "seller-blocked";
    applyOrderEvent(world, order, { type: "end-offer", outcome }, "system");
  }
}

/** The buyer orders the pieces at their price. */
export function endOwnOffers(world: MockWorld, buyerId: string, listings: readonly DemoListing[]): void {
  for (const listing of listings)
    for (const order of openOffers(world, isFor(listing)))
      if (order.buyerId === buyerId)
        applyOrderEvent(world, order, { type: "end-offer", outcome: "bought" }, "system");
}
