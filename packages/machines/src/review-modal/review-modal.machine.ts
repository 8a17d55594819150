import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { PendingReview, ReviewPublication } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { assertEvent, assign, fromPromise, not, setup } from "xstate";
import { reviewedSide } from "./reviewed-side.ts";

/** The caller's review, as it is sent. */
export type WrittenReview = { id: string; about: Side; rating: number; feedback: string };

export type ReviewModalContext = {
  pending: PendingReview | null;
  /** The notification that requests a review. */
  notification: string | null;
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
  /** The user opened a notification that requests a review. */
  | { type: "OPEN_REQUEST"; notification: string }
  | { type: "RATE"; rating: number }
  | { type: "WRITE"; feedback: string }
  | { type: "SUBMIT" }
  | { type: "NOT_NOW" }
  | { type: "DISMISS" }
  | { type: "DONE" };

const nothingWritten = {
  pending: null,
  notification: null,
  rating: null,
  feedback: "",
  problem: null,
  publication: null,
};

const open = { target: "opening", actions: "setNotification" } as const;

/**
 * The review of a completed order (docs/product.md §4, §5): a pending review is requested on signing in and
 * sent only once, and a rating above 3 leads to the external review screen. 'Not now' closes it whatever the
 * call returns. After it is closed, the next request waits some days unless the user opens a notification.
 * The overlay queue decides when the form may open. The calls and the reports of their outcome are provided.
 */
export const reviewModalMachine = setup({
  types: {} as { context: ReviewModalContext; events: ReviewModalEvent },
  actors: {
    owed: fromPromise<PendingReview | null>(() => Promise.reject(new Error("not provided"))),
    requested: fromPromise<PendingReview, { notification: string }>(() =>
      Promise.reject(new Error("not provided")),
    ),
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
    isPositive: ({ context }) => (context.rating ?? 0) > constants.externalReviewAbove,
  },
  actions: {
    begin: assign(({ context }, { pending }: { pending: PendingReview | null }) => ({
      ...nothingWritten,
      notification: context.notification,
      pending,
    })),
    clearReview: assign(nothingWritten),
    setNotification: assign(({ event }) => {
      assertEvent(event, "OPEN_REQUEST");
      return { ...nothingWritten, notification: event.notification };
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
            input: ({ context }) => ({ notification: context.notification ?? "" }),
            onDone: {
              target: "form",
              actions: { type: "begin", params: ({ event }) => ({ pending: event.output }) },
            },
            // docs/product.md §8 words any failure as a success.
            onError: {
              target: "closed",
              actions: {
                type: "showAlert",
                params: { tone: "success", message: "You have already reviewed this order" },
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
              actions: { type: "showAlert", params: { tone: "danger", message: "Server error" } },
            },
          },
        },
        /** Waits for the writer to confirm an email address, or for an admin's approval. */
        waiting: { on: { DONE: "nothing", DISMISS: "nothing" } },
        external: { on: { DONE: "nothing", DISMISS: "nothing" } },
        declining: {
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
        /** Until a notification requests a review, or for some days. */
        closed: { entry: "clearReview", on: { OPEN_REQUEST: open } },
      },
    },
  },
});
