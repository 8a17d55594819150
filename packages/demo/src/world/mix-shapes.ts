import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { picturedPiece } from "../listing/pictured-piece.ts";
import { nextAskingPrice, reprice } from "../listing/price.ts";
import type { DemoListing } from "../records/listing.ts";

const page = constants.listingsPerPage;

/** The listings of every round show each shape once, the cheapest of each first; rounds have the same order. */
function dealRounds(listings: readonly DemoListing[]): DemoListing[] {
  const shapes = [...Map.groupBy(listings, picturedPiece).values()].map((ofShape) =>
    ofShape.toSorted((one, other) => one.price - other.price),
  );
  // The last round may lack some shapes. They come last, so that it breaks off rather than skipping one.
  const order = shapes.toSorted((one, other) => other.length - one.length);
  return Array.from({ length: order[0]?.length ?? 0 }, (_, round) =>
    order.flatMap((ofShape) => ofShape[round] ?? []),
  ).flat();
}

/** Ascending prices of which none stands on two pages, counted from either end: lists order equal prices by date. */
function separatePages(prices: readonly number[]): number[] {
  const separate: number[] = [];
  for (const [at, price] of prices.entries()) {
    const before = separate.at(-1) ?? 0;
    const startsPage = at % page === 0 || (prices.length - at) % page === 0;
    separate.push(
      at > 0 && startsPage && price <= before ? nextAskingPrice(before) : Math.max(price, before),
    );
  }
  return separate;
}

/**
 * Gives the listings of each type one another's prices, so that a page of them sorted by price shows all shapes equally
 * often: a shape has a size, materials and a style, and with them its price. The order of prices within a shape stays.
 * Types that fit on one page keep their prices.
 */
export function mixShapes(listings: readonly DemoListing[]): DemoListing[] {
  const prices = new Map<DemoListing, number>();
  for (const ofType of Map.groupBy(listings, ({ type }) => type).values()) {
    if (ofType.length <= page) continue;
    const ascending = separatePages(ofType.map(({ price }) => price).toSorted((one, other) => one - other));
    for (const [at, listing] of dealRounds(ofType).entries())
      prices.set(listing, ascending[at] ?? listing.price);
  }
  return listings.map((listing) => reprice(listing, prices.get(listing) ?? listing.price));
}
