import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { ServerEvents } from "@heirloop/contract/realtime/realtime.events";
import { type Availability, getAvailability } from "../availability/availability.ts";

/** A listing update from the socket. */
export type ListingNews = ServerEvents["listing"];

/**
 * The first pieces, up to the number that one buyer can hold. The others can still be bought if no other
 * buyer is faster.
 */
export const heldOf = (listings: readonly Listing[]): readonly Listing[] =>
  listings.filter((listing) => getAvailability(listing).canBuy).slice(0, constants.holdsPerUser);

export const idsOf = (listings: readonly Listing[]): string =>
  listings
    .map(({ heirloopId }) => heirloopId)
    .toSorted()
    .join();

/** The listings updated with the quote. */
export function refreshListings(
  listings: readonly Listing[],
  { sellers, unavailable }: Quote,
): readonly Listing[] {
  const found = [
    ...sellers.flatMap((seller) => seller.listings),
    ...unavailable.map(({ listing }) => listing),
  ];
  return listings.map((shown) => found.find((listing) => listing?.heirloopId === shown.heirloopId) ?? shown);
}

/** A reservation that is extended, such as by an order, is shown with its new end. */
const isShownAlike = (before: Availability, after: Availability): boolean =>
  before.state === "reserved-by-other" && after.state === "reserved-by-other"
    ? before.until === after.until
    : before.state === after.state || (before.canBuy && after.canBuy);

/** Whether a listing update changes what is shown. The checkout's own hold changes nothing. */
export function isNews(
  { listings, holdUntil }: { listings: readonly Listing[]; holdUntil: string | null },
  update: ListingNews,
): boolean {
  const shown = listings.find(({ heirloopId }) => heirloopId === update.heirloopId);
  if (shown === undefined) return false;
  const reservedByMe = update.reservedUntil !== null && update.reservedUntil === holdUntil;
  const [before, after] = [getAvailability(shown), getAvailability({ ...shown, ...update, reservedByMe })];
  return !isShownAlike(before, after) || update.price !== shown.price;
}

/** Whether a quote was calculated with the prices that are shown. */
export const isOfPrices = ({ sellers }: Quote, listings: readonly Listing[]): boolean =>
  sellers
    .flatMap((seller) => seller.listings)
    .every(({ heirloopId, price }) =>
      listings.every((listing) => listing.heirloopId !== heirloopId || listing.price === price),
    );
