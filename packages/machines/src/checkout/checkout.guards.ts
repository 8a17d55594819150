import { getAvailability } from "../availability/availability.ts";
import {
  type CheckoutContext,
  type CheckoutEvent,
  getQuotedFields,
  getRefusal,
  type Submitted,
} from "./checkout-context.ts";
import { heldOf, idsOf, isNews, isOfPrices } from "./checkout-listings.ts";

type GuardArgs = { context: CheckoutContext; event: CheckoutEvent };

export const canBuyAll = ({ context: { listings, quote } }: GuardArgs): boolean =>
  listings.length > 0 &&
  listings.every((listing) => getAvailability(listing).canBuy) &&
  quote?.unavailable.length === 0;

export const asksForAnotherQuote = ({ context, event }: GuardArgs): boolean =>
  (event.type === "CHANGE" || event.type === "SUBMIT") &&
  getQuotedFields(event.draft) !== getQuotedFields(context.draft);

/** The button shows the total, so the total has to match the form. */
export const matchesQuote = (args: GuardArgs): boolean => canBuyAll(args) && !asksForAnotherQuote(args);

export const isTotalAsSeen = ({ context: { quote, seenTotal } }: GuardArgs): boolean =>
  quote?.total.total === seenTotal;

export const changesListings = ({ context, event }: GuardArgs): boolean =>
  event.type === "LISTING_CHANGED" && isNews(context, event.listing);

/** The machine's guards that depend on its context or on a response alone. */
export const checkoutGuards = {
  asksForAnotherQuote,
  /** An offer leaves the piece on the market. */
  hasNothingToHold: ({ context }: GuardArgs) =>
    heldOf(context.listings).length === 0 || context.offerAmount !== null,
  /** A piece became available or unavailable, so the pieces to hold differ from the last request. */
  canHoldOthers: ({ context: { listings, offerAmount, holdTried } }: GuardArgs) =>
    offerAmount === null && heldOf(listings).length > 0 && idsOf(heldOf(listings)) !== holdTried,
  hasNoPieces: ({ context }: GuardArgs) => context.listings.length === 0,
  isOutdated: (_: GuardArgs, { error }: { error: unknown }) => getRefusal(error).outdated === true,
  isPermanent: (_: GuardArgs, { error }: { error: unknown }) => getRefusal(error).lasting,
  isRepriced: (_: GuardArgs, { error }: { error: unknown }) => getRefusal(error).repriced !== undefined,
  hasOtherPrices: ({ context: { quote, listings } }: GuardArgs) =>
    quote !== null && !isOfPrices(quote, listings),
  isOrdered: (_: GuardArgs, { submitted }: { submitted: Submitted }) => "orders" in submitted,
  needsBankConfirmation: (_: GuardArgs, { submitted }: { submitted: Submitted }) =>
    "url" in submitted && submitted.url !== null,
  returnsFromBank: ({ context }: GuardArgs) => context.checkoutId !== null,
};
