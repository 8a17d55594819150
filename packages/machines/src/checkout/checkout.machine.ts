import type { Hold, Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { and, assertEvent, assign, fromPromise, not, or, raise, setup, stateIn } from "xstate";
import {
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  createCheckoutContext,
  getRefusal,
  type QuoteInput,
  type Submitted,
} from "./checkout-context.ts";
import {
  asksForAnotherQuote,
  canBuyAll,
  changesListings,
  checkoutGuards,
  isTotalAsSeen,
  matchesQuote,
} from "./checkout.guards.ts";
import { heldOf, idsOf, refreshListings } from "./checkout-listings.ts";
import { newTotalMessage } from "./checkout-refusals.ts";

const isQuoted = stateIn({ quote: "ready" });
const isCalculating = or([stateIn({ quote: "typing" }), stateIn({ quote: "loading" })]);
const isEditing = or([stateIn({ form: "editing" }), stateIn({ form: "awaitingTotal" })]);

const toSubmitted = ({ event }: { event: { output: Submitted } }) => ({ submitted: event.output });

/** Where the form goes once the payment was asked for, or asked about again. */
const afterPayment = [
  {
    guard: { type: "isOrdered", params: toSubmitted },
    target: "done",
    actions: { type: "setSubmitted", params: toSubmitted },
  },
  {
    guard: { type: "needsBankConfirmation", params: toSubmitted },
    target: "confirming",
    actions: { type: "setSubmitted", params: toSubmitted },
  },
  { target: "waiting", actions: { type: "setSubmitted", params: toSubmitted } },
] as const;

/**
 * A checkout (docs/product.md §4): the hold on the pieces, the quote, and the form up to the orders, in
 * parallel. The actors are provided; rejections are `{ refusal: CheckoutRefusal }`. Form values are never
 * lost.
 */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext;
    input: CheckoutInput;
    events: CheckoutEvent;
  },
  actors: {
    hold: fromPromise<Hold & { millisecondsLeft: number }, { listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    quote: fromPromise<Quote, QuoteInput>(() => Promise.reject(new Error("not provided"))),
    submit: fromPromise<Submitted, QuoteInput & Pick<CheckoutContext, "quote">>(() =>
      Promise.reject(new Error("not provided")),
    ),
    confirm: fromPromise<Submitted, { checkoutId: string; listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
  },
  guards: {
    ...checkoutGuards,
    /** The pieces cannot change while they are being paid for. */
    isEditing,
    canSubmit: and([isQuoted, matchesQuote]),
    hasToWait: or([isCalculating, asksForAnotherQuote]),
    isSeenTotal: and([isQuoted, canBuyAll, isTotalAsSeen]),
    isNewTotal: and([isQuoted, canBuyAll]),
    hasNoTotal: not(isCalculating),
    isNews: and([isEditing, changesListings]),
  },
  actions: {
    setDraft: assign(({ event }) => {
      assertEvent(event, ["CHANGE", "SUBMIT"]);
      return { draft: event.draft };
    }),
    removePiece: assign(({ context, event }) => {
      assertEvent(event, "REMOVE");
      return { listings: context.listings.filter(({ heirloopId }) => heirloopId !== event.heirloopId) };
    }),
    setHoldTried: assign({ holdTried: ({ context }) => idsOf(heldOf(context.listings)) }),
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
    setQuote: assign(({ context }, { quote }: { quote: Quote }) => ({
      quote,
      listings: refreshListings(context.listings, quote),
    })),
    setSeenTotal: assign({ seenTotal: ({ context }) => context.quote?.total.total ?? null }),
    askAboutTotal: assign(({ context: { quote, seenTotal } }) => ({
      problem: newTotalMessage(seenTotal, quote?.total.total ?? 0),
      refusedOnSending: true,
    })),
    clearRefusal: assign({
      errors: {},
      problem: null,
      declined: false,
      openOffer: null,
      refusedOnSending: false,
    }),
    setSubmitted: assign((_, { submitted }: { submitted: Submitted }) =>
      "orders" in submitted
        ? { orders: submitted.orders }
        : { checkoutId: submitted.checkoutId, bankUrl: submitted.url, isWaiting: submitted.url === null },
    ),
    setRefusal: assign(
      ({ context }, { error, onSending = false }: { error: unknown; onSending?: boolean }) => {
        const {
          errors,
          problem,
          declined,
          openOffer = null,
          repriced = context.listings,
        } = getRefusal(error);
        return { errors, problem, declined, openOffer, refusedOnSending: onSending, listings: repriced };
      },
    ),
  },
  delays: {
    holdEnds: ({ context }) => context.holdLeft,
    typing: 400,
    askAgain: 2_000,
  },
}).createMachine({
  id: "checkout",
  context: ({ input }) => createCheckoutContext(input),
  type: "parallel",
  on: {
    REMOVE: {
      guard: "isEditing",
      actions: ["removePiece", "clearRefusal"],
      target: [".quote.loading", ".hold.holding", ".form.editing"],
    },
  },
  states: {
    hold: {
      initial: "holding",
      always: { guard: "canHoldOthers", target: ".holding" },
      states: {
        holding: {
          entry: "setHoldTried",
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
                actions: { type: "setRefusal", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        held: { after: { holdEnds: "expired" } },
        expired: { entry: assign({ holdUntil: null }), on: { HOLD_AGAIN: "holding" } },
        none: {
          entry: assign({ holdUntil: null }),
          on: { HOLD_AGAIN: { target: "holding", actions: "clearRefusal" } },
        },
      },
    },
    quote: {
      initial: "loading",
      on: {
        CHANGE: [
          { guard: "asksForAnotherQuote", target: ".typing", actions: "setDraft" },
          { actions: "setDraft" },
        ],
        // The Enter key can submit the form before its last change is quoted: the new total comes first.
        SUBMIT: { guard: "asksForAnotherQuote", target: ".loading", actions: "setDraft" },
        LISTING_CHANGED: { guard: "isNews", target: ".loading" },
        OUTDATED: ".loading",
      },
      states: {
        typing: {
          after: { typing: "loading" },
          on: { SUBMIT: { target: "loading", actions: "setDraft" } },
        },
        loading: {
          always: { guard: "hasNoPieces", target: "ready" },
          invoke: {
            src: "quote",
            input: ({ context }) => context,
            onDone: {
              target: "ready",
              actions: { type: "setQuote", params: ({ event }) => ({ quote: event.output }) },
            },
            onError: [
              {
                guard: { type: "isRepriced", params: ({ event }) => ({ error: event.error }) },
                target: "loading",
                reenter: true,
                actions: { type: "setRefusal", params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: "isPermanent", params: ({ event }) => ({ error: event.error }) },
                target: "refused",
                actions: { type: "setRefusal", params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: "failed",
                actions: { type: "setRefusal", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        ready: {
          always: { guard: "hasOtherPrices", target: "loading" },
          on: { RETRY_QUOTE: "loading" },
        },
        /** Repeating the same request would fail again. */
        refused: {},
        failed: { on: { RETRY_QUOTE: { target: "loading", actions: "clearRefusal" } } },
      },
    },
    form: {
      initial: "arriving",
      states: {
        arriving: { always: [{ guard: "returnsFromBank", target: "finishing" }, "editing"] },
        editing: {
          on: {
            SUBMIT: [
              { guard: "canSubmit", target: "submitting", actions: ["setDraft", "clearRefusal"] },
              {
                guard: "hasToWait",
                target: "awaitingTotal",
                actions: ["setDraft", "setSeenTotal", "clearRefusal"],
              },
            ],
          },
        },
        /** Pressed before the total was known: the order is placed by itself if the buyer has seen that total. */
        awaitingTotal: {
          always: [
            { guard: "isSeenTotal", target: "submitting" },
            { guard: "isNewTotal", target: "editing", actions: "askAboutTotal" },
            { guard: "hasNoTotal", target: "editing" },
          ],
          on: {
            // The order differs from the one that was submitted.
            CHANGE: { guard: "asksForAnotherQuote", target: "editing" },
            SUBMIT: { actions: "setDraft" },
          },
        },
        submitting: {
          invoke: {
            src: "submit",
            input: ({ context }) => context,
            onDone: afterPayment,
            onError: [
              {
                guard: { type: "isOutdated", params: ({ event }) => ({ error: event.error }) },
                target: "editing",
                actions: [
                  {
                    type: "setRefusal",
                    params: ({ event }) => ({ error: event.error, onSending: true }),
                  },
                  raise({ type: "OUTDATED" }),
                ],
              },
              {
                target: "editing",
                actions: {
                  type: "setRefusal",
                  params: ({ event }) => ({ error: event.error, onSending: true }),
                },
              },
            ],
          },
        },
        /** The buyer is at the bank's page. */
        confirming: { on: { CONFIRMED: "finishing" } },
        /** The payment is being confirmed. */
        waiting: { after: { askAgain: "finishing" } },
        finishing: {
          invoke: {
            src: "confirm",
            input: ({ context: { checkoutId, listings } }) => ({ checkoutId: checkoutId ?? "", listings }),
            onDone: afterPayment,
            onError: {
              target: "editing",
              actions: [
                {
                  type: "setRefusal",
                  params: ({ event }) => ({ error: event.error, onSending: true }),
                },
                assign({ checkoutId: null, bankUrl: null, isWaiting: false }),
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
