import type { ErrorCode } from "@heirloop/contract/problem/error-catalogue";
import type { ListingRow } from "../listing/listing.table.ts";

export type Refusal = {
  code: Extract<ErrorCode, "listing-sold" | "listing-inactive" | "own-listing" | "listing-reserved">;
  reason: string;
};

type Asked = {
  listing: ListingRow;
  buyerId: string | null;
  /** An order has the piece for itself. */ claimed: boolean;
  now: Date;
};

/** Why somebody cannot buy a piece now, or null. The own hold never stands in one's way (docs/product.md §4, Stock). */
export function stockRefusal({ listing, buyerId, claimed, now }: Asked): Refusal | null {
  if (listing.status === "sold") return { code: "listing-sold", reason: "It has been sold." };
  if (listing.status === "inactive") return { code: "listing-inactive", reason: "The seller took it down." };
  if (listing.sellerId === buyerId) return { code: "own-listing", reason: "This is your own piece." };
  const held = listing.reservedUntil !== null && listing.reservedUntil > now;
  const own = buyerId !== null && listing.reservedBy === buyerId;
  if (claimed && own)
    return {
      code: "listing-reserved",
      reason: "You have ordered it already; the seller's answer is awaited.",
    };
  if (claimed) return { code: "listing-reserved", reason: "Another order has it at the moment." };
  return held && !own ? { code: "listing-reserved", reason: "Somebody is buying it just now." } : null;
}
