import type { Contact } from "@heirloop/contract/blocked-people/contact";
import type { CartListing, Listing } from "@heirloop/contract/listing/listing.schema";

/** What a user can do about a listing. */
export type NextStep = "buy" | "check-out" | "wait" | "see-similar" | "see-order" | "edit" | "unblock";

type State =
  | { state: "available" }
  | { state: "price-changed"; from: number; to: number }
  | { state: "reserved-by-you"; until: string }
  | { state: "ordered-by-you"; order: string }
  | { state: "reserved-by-other"; until: string }
  | { state: "own" }
  | { state: "seller-blocked-by-you" }
  | { state: "seller-not-accepting" }
  | { state: "sold" }
  | { state: "inactive" };

/**
 * Whether a user can buy a listing now, and if not, why and what else they can do. Exactly one state holds at
 * a time.
 */
export type Availability = State & { canBuy: boolean; nextStep: NextStep };

const nextSteps: Record<State["state"], NextStep> = {
  available: "buy",
  "price-changed": "buy",
  "reserved-by-you": "check-out",
  "ordered-by-you": "see-order",
  "reserved-by-other": "wait",
  own: "edit",
  "seller-blocked-by-you": "unblock",
  "seller-not-accepting": "see-similar",
  sold: "see-similar",
  inactive: "see-similar",
};

type Stock = Pick<Listing, "status" | "reservedUntil" | "reservedByMe"> & { price: number };

type Viewed = {
  /** The viewer is the seller. */
  own?: boolean;
  /** The viewer's order that has claimed the piece. */
  order?: string | null | undefined;
  /** How the viewer and the seller stand. */
  contact?: Contact;
  /** The price the viewer saw first, in cents. */
  seenPrice?: number | undefined;
};

function getState(
  { status, price, reservedUntil, reservedByMe }: Stock,
  { own = false, order = null, contact = "open", seenPrice = price }: Viewed,
): State {
  if (order !== null && status !== "inactive") return { state: "ordered-by-you", order };
  if (status === "sold") return { state: "sold" };
  if (own) return { state: "own" };
  if (status === "inactive") return { state: "inactive" };
  if (contact === "blocked") return { state: "seller-blocked-by-you" };
  if (contact === "closed") return { state: "seller-not-accepting" };
  if (reservedUntil !== null && !reservedByMe) return { state: "reserved-by-other", until: reservedUntil };
  if (price !== seenPrice) return { state: "price-changed", from: seenPrice, to: price };
  if (reservedUntil !== null) return { state: "reserved-by-you", until: reservedUntil };
  return { state: "available" };
}

/** The one rule behind every text about whether a listing can be bought (docs/product.md §4, Stock). */
export function getAvailability(listing: Stock, viewed: Viewed = {}): Availability {
  const state = getState(listing, viewed);
  const nextStep = nextSteps[state.state];
  return { ...state, nextStep, canBuy: nextStep === "buy" || nextStep === "check-out" };
}

export const getCartAvailability = (listing: CartListing): Availability =>
  getAvailability(listing, { order: listing.ownOrder, contact: listing.contact });
