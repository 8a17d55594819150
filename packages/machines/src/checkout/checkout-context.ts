import type { Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { OrderType } from "@heirloop/contract/order/order.schema";
import type { ListingNews } from "./checkout-listings.ts";

/** The form's values, as typed. */
export type CheckoutDraft = {
  contact: { firstName: string; lastName: string; email: string; phone: string };
  type: OrderType;
  scheduleViewing: boolean;
  address: { line1: string; line2: string; city: string; state: string; zip: string };
  promoCode: string;
  card: { number: string; expiry: string; cvc: string };
};

/** Why a call failed: messages for fields, and one for the whole form. */
export type CheckoutRefusal = {
  errors: Record<string, string>;
  problem: string | null;
  declined: boolean;
  /** The same request would be refused again. */
  lasting: boolean;
  /** The pieces or their total have changed: they are loaded again and show what changed. */
  outdated?: boolean;
  /** The current listings, when their prices differ from the expected ones. */
  repriced?: readonly Listing[];
  /** The buyer's open offer for the piece, if that is the reason. */
  openOffer?: OrderId | null;
};

/**
 * The created orders, or the bank page at `url` where the buyer has to confirm first; without a `url` the
 * payment is still being confirmed.
 */
export type Submitted = { orders: OrderId[] } | { checkoutId: string; url: string | null };

export type CheckoutInput = {
  listings: readonly Listing[];
  /** Cents; set for an offer. */
  offerAmount: number | null;
  draft: CheckoutDraft;
  /** The checkout that is returning from the bank. */
  checkoutId: string | null;
};

export type CheckoutContext = CheckoutInput & {
  /** The prices shown when the page was opened, by heirloopId. */
  seenPrices: Readonly<Record<string, number>>;
  quote: Quote | null;
  /** The total that was shown when the buyer submitted the order; null before the first quote. */
  seenTotal: Quote["total"]["total"] | null;
  /** The last hold request; the same one is not repeated automatically. */
  holdTried: string;
  holdUntil: string | null;
  /** Milliseconds left on the hold when the response arrived. */
  holdLeft: number;
  errors: Record<string, string>;
  problem: string | null;
  declined: boolean;
  /** The buyer's offer for the piece that is still open, if that is the problem. */
  openOffer: OrderId | null;
  /** The message shown is the outcome of submitting the form, not of loading the pieces or their total. */
  refusedOnSending: boolean;
  bankUrl: string | null;
  /** The payment gateway did not answer in time; the checkout is asked about until it has an outcome. */
  isWaiting: boolean;
  orders: readonly OrderId[];
};

export type CheckoutEvent =
  | { type: "CHANGE"; draft: CheckoutDraft }
  | { type: "SUBMIT"; draft: CheckoutDraft }
  | { type: "REMOVE"; heirloopId: string }
  | { type: "RETRY_QUOTE" }
  | { type: "HOLD_AGAIN" }
  | { type: "CONFIRMED" }
  /** A listing was sold, reserved, released or repriced elsewhere. */
  | { type: "LISTING_CHANGED"; listing: ListingNews }
  /** The checkout itself found that its data is outdated. */
  | { type: "OUTDATED" };

export const createCheckoutContext = (input: CheckoutInput): CheckoutContext => ({
  ...input,
  seenPrices: Object.fromEntries(input.listings.map(({ heirloopId, price }) => [heirloopId, price])),
  quote: null,
  seenTotal: null,
  holdTried: "",
  holdUntil: null,
  holdLeft: 0,
  errors: {},
  problem: null,
  declined: false,
  openOffer: null,
  refusedOnSending: false,
  bankUrl: null,
  isWaiting: false,
  orders: [],
});

/** What a quote and an order are calculated from. */
export type QuoteInput = Pick<CheckoutContext, "listings" | "offerAmount" | "draft">;

/** The refusal that an actor rejected with, or a message that no answer came. */
export const getRefusal = (error: unknown): CheckoutRefusal =>
  typeof error === "object" && error !== null && "refusal" in error
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Actors reject with `{ refusal }` or with an unknown error.
      (error.refusal as CheckoutRefusal)
    : {
        errors: {},
        problem: "No answer came. Check your connection and try again.",
        declined: false,
        lasting: false,
      };

/**
 * The fields that require a new quote when they change: method, location, promo code. A quote has no address
 * until the address is complete.
 */
export const getQuotedFields = ({
  type,
  address: { line1, city, state, zip },
  promoCode,
}: CheckoutDraft): string =>
  JSON.stringify([type, type === "delivery" ? [line1, city, state, zip] : [], promoCode.trim()]);
