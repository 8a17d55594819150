import type { Hold, Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { OrderType } from "@heirloop/contract/order/order.schema";
import { and, assertEvent, assign, fromPromise, raise, setup, stateIn } from "xstate";
import { getAvailability } from "../availability/availability.ts";
import { heldOf, idsOf, isNews, isOfPrices, type ListingNews, refreshListings } from "./checkout-listings.ts";

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
};

/** The created orders, or the bank page at `url` where the buyer has to confirm first. */
export type Submitted = { orders: OrderId[] } | { checkoutId: string; url: string };

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
  /** The last hold request; the same one is not repeated automatically. */
  holdTried: string;
  holdUntil: string | null;
  /** Milliseconds left on the hold when the response arrived. */
  holdLeft: number;
  errors: Record<string, string>;
  problem: string | null;
  declined: boolean;
  /** The message shown is the outcome of submitting the form, not of loading the pieces or their total. */
  refusedOnSending: boolean;
  bankUrl: string | null;
  orders: readonly OrderId[];
};

type Wanted = Pick<CheckoutContext, "listings" | "offerAmount" | "draft">;

const refusalOf = (error: unknown): CheckoutRefusal =>
  typeof error === "object" && error !== null && "refusal" in error
    ? (error.refusal as CheckoutRefusal) // Actors reject with `{ refusal }` or with an unknown error.
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
const quoted = ({ type, address: { line1, city, state, zip }, promoCode }: CheckoutDraft): string =>
  JSON.stringify([type, type === "delivery" ? [line1, city, state, zip] : [], promoCode.trim()]);

/**
 * A checkout (docs/product.md §4): the hold on the pieces, the quote, and the form up to the orders, in
 * parallel. The actors are provided; rejections are `{ refusal: CheckoutRefusal }`. Form values are never
 * lost.
 */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext;
    input: CheckoutInput;
    events:
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
  },
  actors: {
    hold: fromPromise<Hold & { millisecondsLeft: number }, { listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    quote: fromPromise<Quote, Wanted>(() => Promise.reject(new Error("not provided"))),
    submit: fromPromise<Submitted, Wanted & Pick<CheckoutContext, "quote">>(() =>
      Promise.reject(new Error("not provided")),
    ),
    confirm: fromPromise<OrderId[], { checkoutId: string; listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
  },
  guards: {
    asksForAnotherQuote: ({ context, event }) =>
      (event.type === "CHANGE" || event.type === "SUBMIT") && quoted(event.draft) !== quoted(context.draft),
    /** An offer leaves the piece on the market. */
    hasNothingToHold: ({ context }) => heldOf(context.listings).length === 0 || context.offerAmount !== null,
    /** A piece became available or unavailable, so the pieces to hold differ from the last request. */
    canHoldOthers: ({ context: { listings, offerAmount, holdTried } }) =>
      offerAmount === null && heldOf(listings).length > 0 && idsOf(heldOf(listings)) !== holdTried,
    hasNoPieces: ({ context }) => context.listings.length === 0,
    /** The pieces cannot change while they are being paid for. */
    isEditing: stateIn({ form: "editing" }),
    /** The button shows the total, so the total has to match the form. */
    canSubmit: and([
      stateIn({ quote: "ready" }),
      ({ context, event }) =>
        event.type === "SUBMIT" &&
        context.listings.length > 0 &&
        context.listings.every((listing) => getAvailability(listing).canBuy) &&
        context.quote?.unavailable.length === 0 &&
        quoted(event.draft) === quoted(context.draft),
    ]),
    isNews: and([
      stateIn({ form: "editing" }),
      ({ context, event }) => event.type === "LISTING_CHANGED" && isNews(context, event.listing),
    ]),
    isOutdated: (_, { error }: { error: unknown }) => refusalOf(error).outdated === true,
    isLasting: (_, { error }: { error: unknown }) => refusalOf(error).lasting,
    isRepriced: (_, { error }: { error: unknown }) => refusalOf(error).repriced !== undefined,
    isOfOtherPrices: ({ context: { quote, listings } }) => quote !== null && !isOfPrices(quote, listings),
    isOrdered: (_, { submitted }: { submitted: Submitted }) => "orders" in submitted,
    comesFromTheBank: ({ context }) => context.checkoutId !== null,
  },
  actions: {
    keepDraft: assign(({ event }) => {
      assertEvent(event, ["CHANGE", "SUBMIT"]);
      return { draft: event.draft };
    }),
    removePiece: assign(({ context, event }) => {
      assertEvent(event, "REMOVE");
      return { listings: context.listings.filter(({ heirloopId }) => heirloopId !== event.heirloopId) };
    }),
    noteHold: assign({ holdTried: ({ context }) => idsOf(heldOf(context.listings)) }),
    markHeld: assign(
      ({ context }, { until, millisecondsLeft, listings }: Hold & { millisecondsLeft: number }) => ({
        holdUntil: until,
        holdLeft: millisecondsLeft,
        listings: context.listings.map((listing) =>
          listings.includes(listing.heirloopId)
            ? { ...listing, reservedUntil: until, reservedByMe: true }
            : listing,
        ),
      }),
    ),
    keepQuote: assign(({ context }, { quote }: { quote: Quote }) => ({
      quote,
      listings: refreshListings(context.listings, quote),
    })),
    forgetRefusal: assign({ errors: {}, problem: null, declined: false, refusedOnSending: false }),
    keepRefusal: assign(
      ({ context }, { error, onSending = false }: { error: unknown; onSending?: boolean }) => {
        const { errors, problem, declined, repriced = context.listings } = refusalOf(error);
        return { errors, problem, declined, refusedOnSending: onSending, listings: repriced };
      },
    ),
  },
  delays: {
    holdEnds: ({ context }) => context.holdLeft,
    typing: 400,
  },
}).createMachine({
  id: "checkout",
  context: ({ input }) => ({
    ...input,
    seenPrices: Object.fromEntries(input.listings.map(({ heirloopId, price }) => [heirloopId, price])),
    quote: null,
    holdTried: "",
    holdUntil: null,
    holdLeft: 0,
    errors: {},
    problem: null,
    declined: false,
    refusedOnSending: false,
    bankUrl: null,
    orders: [],
  }),
  type: "parallel",
  on: {
    REMOVE: {
      guard: "isEditing",
      actions: ["removePiece", "forgetRefusal"],
      target: [".quote.loading", ".hold.holding"],
    },
  },
  states: {
    hold: {
      initial: "holding",
      always: { guard: "canHoldOthers", target: ".holding" },
      states: {
        holding: {
          entry: "noteHold",
          always: { guard: "hasNothingToHold", target: "none" },
          invoke: {
            src: "hold",
            input: ({ context }) => ({ listings: heldOf(context.listings) }),
            onDone: {
              target: "held",
              actions: { type: "markHeld", params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: "isOutdated", params: ({ event }) => ({ error: event.error }) },
                target: "none",
                actions: raise({ type: "OUTDATED" }),
              },
              {
                target: "none",
                actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        held: { after: { holdEnds: "expired" } },
        expired: { entry: assign({ holdUntil: null }), on: { HOLD_AGAIN: "holding" } },
        none: {
          entry: assign({ holdUntil: null }),
          on: { HOLD_AGAIN: { target: "holding", actions: "forgetRefusal" } },
        },
      },
    },
    quote: {
      initial: "loading",
      on: {
        CHANGE: [
          { guard: "asksForAnotherQuote", target: ".typing", actions: "keepDraft" },
          { actions: "keepDraft" },
        ],
        // The Enter key can submit the form before its last change is quoted: the new total comes first.
        SUBMIT: { guard: "asksForAnotherQuote", target: ".loading", actions: "keepDraft" },
        LISTING_CHANGED: { guard: "isNews", target: ".loading" },
        OUTDATED: ".loading",
      },
      states: {
        typing: { after: { typing: "loading" } },
        loading: {
          always: { guard: "hasNoPieces", target: "ready" },
          invoke: {
            src: "quote",
            input: ({ context }) => context,
            onDone: {
              target: "ready",
              actions: { type: "keepQuote", params: ({ event }) => ({ quote: event.output }) },
            },
            onError: [
              {
                guard: { type: "isRepriced", params: ({ event }) => ({ error: event.error }) },
                target: "loading",
                reenter: true,
                actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: "isLasting", params: ({ event }) => ({ error: event.error }) },
                target: "refused",
                actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: "failed",
                actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        ready: {
          always: { guard: "isOfOtherPrices", target: "loading" },
          on: { RETRY_QUOTE: "loading" },
        },
        /** Repeating the same request would fail again. */
        refused: {},
        failed: { on: { RETRY_QUOTE: { target: "loading", actions: "forgetRefusal" } } },
      },
    },
    form: {
      initial: "arriving",
      states: {
        arriving: { always: [{ guard: "comesFromTheBank", target: "finishing" }, "editing"] },
        editing: {
          on: {
            SUBMIT: { guard: "canSubmit", target: "submitting", actions: ["keepDraft", "forgetRefusal"] },
          },
        },
        submitting: {
          invoke: {
            src: "submit",
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: "isOrdered", params: ({ event }) => ({ submitted: event.output }) },
                target: "done",
                actions: assign(({ event }) =>
                  "orders" in event.output ? { orders: event.output.orders } : {},
                ),
              },
              {
                target: "confirming",
                actions: assign(({ event }) =>
                  "url" in event.output
                    ? { checkoutId: event.output.checkoutId, bankUrl: event.output.url }
                    : {},
                ),
              },
            ],
            onError: [
              {
                guard: { type: "isOutdated", params: ({ event }) => ({ error: event.error }) },
                target: "editing",
                actions: [
                  {
                    type: "keepRefusal",
                    params: ({ event }) => ({ error: event.error, onSending: true }),
                  },
                  raise({ type: "OUTDATED" }),
                ],
              },
              {
                target: "editing",
                actions: {
                  type: "keepRefusal",
                  params: ({ event }) => ({ error: event.error, onSending: true }),
                },
              },
            ],
          },
        },
        /** The buyer is at the bank's page. */
        confirming: { on: { CONFIRMED: "finishing" } },
        finishing: {
          invoke: {
            src: "confirm",
            input: ({ context: { checkoutId, listings } }) => ({ checkoutId: checkoutId ?? "", listings }),
            onDone: { target: "done", actions: assign(({ event }) => ({ orders: event.output })) },
            onError: {
              target: "editing",
              actions: [
                {
                  type: "keepRefusal",
                  params: ({ event }) => ({ error: event.error, onSending: true }),
                },
                assign({ checkoutId: null, bankUrl: null }),
                raise({ type: "OUTDATED" }),
              ],
            },
          },
        },
        done: { type: "final" },
      },
    },
  },
});
