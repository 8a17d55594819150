import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import type { PendingReview, ReviewPublication } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { assertEvent, assign, fromPromise, not, setup } from "xstate";
import { isPositiveRating } from "./is-positive-rating.ts";
import { reviewedSide } from "./reviewed-side.ts";

/** The caller's review, as it is sent. */
export type WrittenReview = { id: string; about: Side; rating: number; feedback: string };

/** Where the user asked for the form: in a notification that requests a review, or on an order. */
export type ReviewSource = { notification: string } | { order: string };

export type ReviewModalContext = {
  pending: PendingReview | null;
  /** Null if the form opens automatically. */
  source: ReviewSource | null;
  /** Stars, 1 to 5. */
  rating: number | null;
  feedback: string;
  /** The error message at the stars. */
  problem: string | null;
  /** Whether and when the sent review is published. */
  publication: ReviewPublication | null;
};

export type ReviewModalEvent =
  /** `snoozed`: a request was closed in this browser within the last days. */
  | { type: "SIGNED_IN"; snoozed: boolean }
  | { type: "SIGNED_OUT" }
  /** An order may have been completed. */
  | { type: "CHECK" }
  /** The user asked for the form of a review. */
  | { type: "OPEN_REQUEST"; source: ReviewSource }
  | { type: "RATE"; rating: number }
  | { type: "WRITE"; feedback: string }
  | { type: "SUBMIT" }
  | { type: "NOT_NOW" }
  | { type: "DISMISS" }
  | { type: "DONE" };

const nothingWritten = {
  pending: null,
  source: null,
  rating: null,
  feedback: "",
  problem: null,
  publication: null,
};

const open = { target: "opening", actions: "setSource" } as const;

/** The message of an error. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorCatalog["server-error"].title;

/**
 * The review of a completed order (docs/product.md §4, §5): a pending review is requested on signing in and
 * sent only once, and a rating above 3 leads to the external review screen. 'Not now' closes it whatever the
 * call returns. After it is closed, the next request waits some days; a notification and the order itself open
 * the form at any time.
 * The overlay queue decides when the form may open. The calls and the reports of their outcome are provided.
 */
export const reviewModalMachine = setup({
  types: {} as { context: ReviewModalContext; events: ReviewModalEvent },
  actors: {
    owed: fromPromise<PendingReview | null>(() => Promise.reject(new Error("not provided"))),
    /** Null if the user has written it already. Rejects with the message to show. */
    requested: fromPromise<PendingReview | null, { source: ReviewSource }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    /** Rejects with the message to show. */
    submit: fromPromise<ReviewPublication, WrittenReview>(() => Promise.reject(new Error("not provided"))),
    decline: fromPromise<unknown, { id: string }>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isOwed: (_, { pending }: { pending: PendingReview | null }) => pending !== null,
    isSnoozed: ({ event }) => event.type === "SIGNED_IN" && event.snoozed,
    isRated: ({ context }) => context.rating !== null,
    isSendable: ({ context }) =>
      context.rating !== null && context.feedback.trim().length <= constants.reviewMaximumLength,
    isWaiting: (_, { publication }: { publication: ReviewPublication }) => publication !== "scheduled",
    isPositive: ({ context }) => isPositiveRating(context.rating),
  },
  actions: {
    begin: assign(({ context }, { pending }: { pending: PendingReview | null }) => ({
      ...nothingWritten,
      source: context.source,
      pending,
    })),
    clearReview: assign(nothingWritten),
    setSource: assign(({ event }) => {
      assertEvent(event, "OPEN_REQUEST");
      return { ...nothingWritten, source: event.source };
    }),
    setRating: assign(({ event }) => {
      assertEvent(event, "RATE");
      return { rating: event.rating, problem: null };
    }),
    setFeedback: assign(({ event }) => {
      assertEvent(event, "WRITE");
      return { feedback: event.feedback };
    }),
    setPublication: assign((_, { publication }: { publication: ReviewPublication }) => ({ publication })),
    askForRating: assign({ problem: "Choose 1 to 5 stars" }),
    /** Load the shown orders again, which say whether they are reviewed. */
    updateOrders: () => undefined,
    /** Store in the browser, for this account, that a request was closed now. */
    snooze: () => undefined,
    /** Show an alert with the outcome. */
    showAlert: (_args, _alert: { tone: "success" | "danger"; message: string }) => undefined,
    /** A failed request for pending reviews, or a failed 'Not now', is only logged (docs/product.md §8). */
    logFailure: (_args, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: "review-modal",
  context: nothingWritten,
  initial: "signedOut",
  states: {
    signedOut: {
      on: { SIGNED_IN: [{ guard: "isSnoozed", target: "signedIn.closed" }, { target: "signedIn" }] },
    },
    signedIn: {
      initial: "asking",
      on: { SIGNED_OUT: { target: "signedOut", actions: "clearReview" } },
      states: {
        asking: {
          on: { OPEN_REQUEST: open },
          invoke: {
            src: "owed",
            onDone: [
              {
                guard: { type: "isOwed", params: ({ event }) => ({ pending: event.output }) },
                target: "form",
                actions: { type: "begin", params: ({ event }) => ({ pending: event.output }) },
              },
              "nothing",
            ],
            onError: {
              target: "nothing",
              actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** Also after a review was sent: the next completed order is asked about. */
        nothing: { entry: "clearReview", on: { CHECK: "asking", OPEN_REQUEST: open } },
        opening: {
          invoke: {
            src: "requested",
            input: ({ context: { source } }) => {
              if (source === null) throw new Error("nothing to open");
              return { source };
            },
            onDone: [
              {
                guard: { type: "isOwed", params: ({ event }) => ({ pending: event.output }) },
                target: "form",
                actions: { type: "begin", params: ({ event }) => ({ pending: event.output }) },
              },
              {
                target: "closed",
                actions: [
                  {
                    type: "showAlert",
                    params: { tone: "success", message: errorCatalog["already-reviewed"].title },
                  },
                  "updateOrders",
                ],
              },
            ],
            onError: {
              target: "closed",
              actions: {
                type: "showAlert",
                params: ({ event }) => ({ tone: "danger", message: messageOf(event.error) }),
              },
            },
          },
        },
        form: {
          on: {
            RATE: { actions: "setRating" },
            WRITE: { actions: "setFeedback" },
            // The field already shows an error when the text is too long.
            SUBMIT: [
              { guard: "isSendable", target: "submitting" },
              { guard: not("isRated"), actions: "askForRating" },
            ],
            OPEN_REQUEST: open,
            NOT_NOW: { target: "declining", actions: "snooze" },
            DISMISS: { target: "closed", actions: "snooze" },
          },
        },
        submitting: {
          // Also after an error: the review may have been written in another tab.
          exit: "updateOrders",
          invoke: {
            src: "submit",
            input: ({ context: { pending, rating, feedback } }) => {
              if (pending === null || rating === null) throw new Error("nothing to submit");
              return {
                id: pending._id,
                about: reviewedSide[pending.type],
                rating,
                feedback: feedback.trim(),
              };
            },
            onDone: [
              {
                guard: { type: "isWaiting", params: ({ event }) => ({ publication: event.output }) },
                target: "waiting",
                actions: { type: "setPublication", params: ({ event }) => ({ publication: event.output }) },
              },
              { guard: "isPositive", target: "external" },
              {
                target: "nothing",
                actions: {
                  type: "showAlert",
                  params: { tone: "success", message: "Thank you for your review!" },
                },
              },
            ],
            onError: {
              target: "form",
              actions: {
                type: "showAlert",
                params: ({ event }) => ({ tone: "danger", message: messageOf(event.error) }),
              },
            },
          },
        },
        /** Waits for the writer to confirm an email address, or for an admin's approval. */
        waiting: { on: { DONE: "nothing", DISMISS: "nothing" } },
        external: { on: { DONE: "nothing", DISMISS: "nothing" } },
        declining: {
          on: { OPEN_REQUEST: open },
          invoke: {
            src: "decline",
            input: ({ context }) => ({ id: context.pending?._id ?? "" }),
            onDone: "closed",
            onError: {
              target: "closed",
              actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** Until the user asks for the form, or for some days. */
        closed: { entry: "clearReview", on: { OPEN_REQUEST: open } },
      },
    },
  },
});
