import { type Contact, contactClosedText } from "@heirloop/contract/blocked-people/contact";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import { type Availability, getAvailability } from "./availability.ts";
import { type HoldFields, heldUntil } from "./hold.ts";

export type PurchaseRefusal = Readonly<{
  code: Extract<
    ErrorCode,
    | "listing-sold"
    | "listing-inactive"
    | "own-listing"
    | "not-accepting"
    | "listing-reserved"
    | "already-ordered"
  >;
  reason: string;
  /** The buyer's own order, if that is the reason. */
  order?: string;
}>;

/** The open or completed order that has claimed a piece, and its buyer. */
export type Claim = Readonly<{ order: string; buyerId: string }>;

/** What decides whether a piece can be bought. */
export type StockedPiece = Readonly<
  HoldFields & {
    price: number;
    sellerId: string;
    reservedBy: string | null;
    claim: Claim | null;
    sellerBlocked: boolean;
    /** How the buyer and the seller stand. */
    contact: Contact;
  }
>;

/** The buyer, null for a guest, and the time of purchase (ISO instant). */
export type Purchaser = Readonly<{ buyerId: string | null; now: string }>;

const refusals: Readonly<Record<Availability["state"], PurchaseRefusal | null>> = {
  available: null,
  "price-changed": null,
  "reserved-by-you": null,
  sold: { code: "listing-sold", reason: "It has been sold." },
  inactive: { code: "listing-inactive", reason: "It is no longer for sale." },
  own: { code: "own-listing", reason: "This is your own piece." },
  "ordered-by-you": {
    code: "already-ordered",
    reason: "You have already ordered it.",
  },
  "seller-blocked-by-you": { code: "not-accepting", reason: contactClosedText("blocked", "order") },
  "seller-not-accepting": { code: "not-accepting", reason: contactClosedText("closed", "order") },
  "reserved-by-other": { code: "listing-reserved", reason: "Another shopper has reserved it." },
};

/**
 * Why a buyer cannot buy a piece now, or null. The buyer's own hold does not prevent it (docs/product.md §4,
 * Stock).
 */
export function purchaseRefusal(piece: StockedPiece, { buyerId, now }: Purchaser): PurchaseRefusal | null {
  const { claim, contact, sellerBlocked, sellerId, reservedBy, price } = piece;
  // A blocked account cannot sell, even if its listings are active.
  const status = sellerBlocked && piece.status === "active" ? "inactive" : piece.status;
  const reservedByMe = buyerId !== null && reservedBy === buyerId;
  const ownOrder = claim?.buyerId === buyerId ? claim.order : null;
  // An order awaiting the seller's response keeps the piece reserved, even at the moment it expires.
  const reservedUntil = claim === null ? heldUntil(piece, now) : (piece.reservedUntil ?? now);
  const availability = getAvailability(
    { status, price, reservedByMe, reservedUntil },
    { own: sellerId === buyerId, order: ownOrder, contact },
  );
  const refusal = refusals[availability.state];
  return refusal !== null && availability.state === "ordered-by-you"
    ? { ...refusal, order: availability.order }
    : refusal;
}
