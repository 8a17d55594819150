import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { getAvailability } from "@heirloop/machines/availability/availability";
import { heldUntil } from "../listing/listing.policy.ts";
import type { ListingRow } from "../listing/listing.table.ts";

export type Refusal = {
  code: Extract<ErrorCode, "listing-sold" | "listing-inactive" | "own-listing" | "listing-reserved">;
  reason: string;
};

type StockAsked = {
  listing: ListingRow;
  buyerId: string | null;
  /** An order has the piece for itself. */ claimed: boolean;
  sellerBlocked: boolean;
  now: Date;
};

/** Why somebody cannot buy a piece now, or null. The own hold never stands in one's way (docs/product.md §4, Stock). */
export function stockRefusal({ listing, buyerId, claimed, sellerBlocked, now }: StockAsked): Refusal | null {
  // A blocked account sells nothing, whatever its listings say.
  const status = sellerBlocked && listing.status === "active" ? "inactive" : listing.status;
  const reservedByMe = buyerId !== null && listing.reservedBy === buyerId;
  // An order that waits for its seller keeps the piece, also in the moment in which its time runs out.
  const reservedUntil = claimed ? (listing.reservedUntil ?? now) : heldUntil(listing, now);
  const { state } = getAvailability(
    { ...listing, status, reservedByMe, reservedUntil: reservedUntil?.toISOString() ?? null },
    { own: listing.sellerId === buyerId, ordered: claimed && reservedByMe },
  );
  switch (state) {
    case "sold":
      return { code: "listing-sold", reason: "It has been sold." };
    case "inactive":
      return { code: "listing-inactive", reason: "It is no longer for sale." };
    case "own":
      return { code: "own-listing", reason: "This is your own piece." };
    case "ordered-by-you":
      return { code: "listing-reserved", reason: "You ordered it. The seller has not answered yet." };
    case "reserved-by-other":
      return { code: "listing-reserved", reason: "Another shopper has reserved it." };
    case "available":
    case "price-changed":
    case "reserved-by-you":
      return null;
  }
}
