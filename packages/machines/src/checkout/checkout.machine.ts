import { business } from "@heirloop/contract/business/business-constants";
import type { Hold, Quote } from "@heirloop/contract/checkout/checkout.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { OrderType } from "@heirloop/contract/order/order.schema";
import { assertEvent, assign, fromPromise, setup, stateIn } from "xstate";

/** What stands in the form, as typed. */
export type CheckoutDraft = {
  contact: { firstName: string; lastName: string; email: string; phone: string };
  type: OrderType;
  scheduleViewing: boolean;
  address: { line1: string; line2: string; city: string; state: string; zip: string };
  promoCode: string;
  card: { number: string; expiry: string; cvc: string };
};

/** What the world answers instead of doing what it was asked: messages at fields, and one for the whole. */
export type CheckoutRefusal = {
  errors: Record<string, string>;
  problem: string | null;
  declined: boolean;
  /** The same would be refused again. */
  lasting: boolean;
  /** The pieces as they are now, since they cost something else than was thought. */
  repriced?: readonly Listing[];
};

/** Orders were made, or the bank wants the buyer's word at `url` first. */
export type Submitted = { orders: OrderId[] } | { checkoutId: string; url: string };

export type CheckoutInput = {
  listings: readonly Listing[];
  /** Cents; set for an offer. */
  offerAmount: number | null;
  draft: CheckoutDraft;
  /** A checkout that comes back from the bank. */
  checkoutId: string | null;
};

export type CheckoutContext = CheckoutInput & {
  quote: Quote | null;
  holdUntil: string | null;
  /** Milliseconds that the hold had left when it was answered. */
  holdLeft: number;
  errors: Record<string, string>;
  problem: string | null;
  declined: boolean;
  /** What is told now came of sending the form, and not of the pieces or of their sum. */
  refusedOnSending: boolean;
  bankUrl: string | null;
  orders: readonly OrderId[];
};

type Wanted = Pick<CheckoutContext, "listings" | "offerAmount" | "draft">;

const refusalOf = (error: unknown): CheckoutRefusal =>
  typeof error === "object" && error !== null && "refusal" in error
    ? (error.refusal as CheckoutRefusal) // Actors reject with `{ refusal }` or not at all with something we could name.
    : {
        errors: {},
        problem: "No answer came. Check your connection and try again.",
        declined: false,
        lasting: false,
      };

/** As many as one person can hold at a time; the others are bought all the same, if nobody else is faster. */
export const heldOf = (listings: readonly Listing[]): readonly Listing[] =>
  listings.slice(0, business.holdsPerUser);

const isOfPrices = ({ sellers }: Quote, listings: readonly Listing[]): boolean =>
  sellers
    .flatMap((seller) => seller.listings)
    .every(({ heirloopId, price }) =>
      listings.every((listing) => listing.heirloopId !== heirloopId || listing.price === price),
    );

/** What has to be asked again when it differs: the way, the place, the code. */
const quoted = ({ type, address, promoCode }: CheckoutDraft): string =>
  JSON.stringify([type, address.state, address.zip, promoCode.trim()]);

/**
 * A checkout (docs/product.md §4): the hold on the pieces, the quote, and the way from the form to orders, side by side. The world provides
 * the actors; rejections are `{ refusal: CheckoutRefusal }`. What was typed is never lost.
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
      | { type: "CONFIRMED" };
  },
  actors: {
    hold: fromPromise<Hold & { millisecondsLeft: number }, { listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    quote: fromPromise<Quote, Wanted>(() => Promise.reject(new Error("not provided"))),
    submit: fromPromise<Submitted, Wanted>(() => Promise.reject(new Error("not provided"))),
    confirm: fromPromise<OrderId[], { checkoutId: string; listings: readonly Listing[] }>(() =>
      Promise.reject(new Error("not provided")),
    ),
  },
  guards: {
    asksForAnotherQuote: ({ context, event }) =>
      event.type === "CHANGE" && quoted(event.draft) !== quoted(context.draft),
    hasPieces: ({ context }) => context.listings.length > 0,
    /** An offer leaves the piece on sale. */
    hasNothingToHold: ({ context }) => context.listings.length === 0 || context.offerAmount !== null,
    hasNoPieces: ({ context }) => context.listings.length === 0,
    /** What is being paid for stays what it is. */
    isEditing: stateIn({ form: "editing" }),
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
    quote: null,
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
      states: {
        holding: {
          always: { guard: "hasNothingToHold", target: "none" },
          invoke: {
            src: "hold",
            input: ({ context }) => ({ listings: heldOf(context.listings) }),
            onDone: {
              target: "held",
              actions: assign(({ event }) => ({
                holdUntil: event.output.until,
                holdLeft: event.output.millisecondsLeft,
              })),
            },
            onError: {
              target: "none",
              actions: { type: "keepRefusal", params: ({ event }) => ({ error: event.error }) },
            },
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
      },
      states: {
        typing: { after: { typing: "loading" } },
        loading: {
          always: { guard: "hasNoPieces", target: "ready" },
          invoke: {
            src: "quote",
            input: ({ context }) => context,
            onDone: { target: "ready", actions: assign(({ event }) => ({ quote: event.output })) },
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
        /** Asking the same again would be in vain. */
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
            SUBMIT: { guard: "hasPieces", target: "submitting", actions: ["keepDraft", "forgetRefusal"] },
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
            onError: {
              target: "editing",
              actions: {
                type: "keepRefusal",
                params: ({ event }) => ({ error: event.error, onSending: true }),
              },
            },
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
              ],
            },
          },
        },
        done: { type: "final" },
      },
    },
  },
});
