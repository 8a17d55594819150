import { business } from "@heirloop/contract/business/business-constants";
import type { PendingReview } from "@heirloop/contract/review/review.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { assertEvent, assign, fromPromise, not, setup } from "xstate";
import { reviewedSide } from "./reviewed-side.ts";

/** The caller's half, as it goes out. */
export type WrittenReview = { id: string; about: Side; rating: number; feedback: string };

export type ReviewModalContext = {
  /** The person is writing somewhere, or has something else open. */
  occupied: boolean;
  pending: PendingReview | null;
  /** The notification that asks for a review. */
  notification: string | null;
  /** Stars, 1 to 5. */
  rating: number | null;
  feedback: string;
  /** In words, at the stars. */
  problem: string | null;
};

export type ReviewModalEvent =
  | { type: "SIGNED_IN" }
  | { type: "SIGNED_OUT" }
  | { type: "OCCUPIED" }
  | { type: "FREE" }
  /** An order may have been completed. */
  | { type: "CHECK" }
  /** A notification that asks for a review was followed. */
  | { type: "OPEN_REQUEST"; notification: string }
  | { type: "RATE"; rating: number }
  | { type: "WRITE"; feedback: string }
  | { type: "SUBMIT" }
  | { type: "NOT_NOW" }
  /** Closed for this visit; it comes back with the next. */
  | { type: "DISMISS" }
  | { type: "DONE" };

const nothingWritten = { pending: null, notification: null, rating: null, feedback: "", problem: null };

const open = { target: "opening", actions: "keepNotification" } as const;

/**
 * The review of a completed order (docs/product.md §4, §5): what is owed is asked for on signing in, shown when the person is free, sent once
 * at a time, and a rating above 3 leads to the external review screen. 'Not now' closes it whatever the call answers. The world provides
 * the calls and tells what came of them.
 */
export const reviewModalMachine = setup({
  types: {} as { context: ReviewModalContext; events: ReviewModalEvent },
  actors: {
    owed: fromPromise<PendingReview | null>(() => Promise.reject(new Error("not provided"))),
    requested: fromPromise<PendingReview, { notification: string }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    submit: fromPromise<unknown, WrittenReview>(() => Promise.reject(new Error("not provided"))),
    decline: fromPromise<unknown, { id: string }>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isOwed: (_, { pending }: { pending: PendingReview | null }) => pending !== null,
    mayInterrupt: ({ context }) => !context.occupied,
    isRated: ({ context }) => context.rating !== null,
    isPraise: ({ context }) => (context.rating ?? 0) > business.externalReviewAbove,
  },
  actions: {
    begin: assign((_, { pending }: { pending: PendingReview | null }) => ({ ...nothingWritten, pending })),
    forgetAll: assign(nothingWritten),
    keepNotification: assign(({ event }) => {
      assertEvent(event, "OPEN_REQUEST");
      return { ...nothingWritten, notification: event.notification };
    }),
    keepRating: assign(({ event }) => {
      assertEvent(event, "RATE");
      return { rating: event.rating, problem: null };
    }),
    keepFeedback: assign(({ event }) => {
      assertEvent(event, "WRITE");
      return { feedback: event.feedback };
    }),
    askForRating: assign({ problem: "Choose 1 to 5 stars" }),
    /** Tell how it went. */
    tell: (_told, _alert: { tone: "success" | "danger"; message: string }) => undefined,
    /** A failed question for what is owed, or a failed 'Not now', is only worth a line in the log (docs/product.md §8). */
    logFailure: (_asked, _failure: { error: unknown }) => undefined,
  },
  delays: { rest: 2_000 },
}).createMachine({
  id: "review-modal",
  context: { occupied: false, ...nothingWritten },
  initial: "signedOut",
  on: {
    OCCUPIED: { actions: assign({ occupied: true }) },
    FREE: { actions: assign({ occupied: false }) },
  },
  states: {
    signedOut: { on: { SIGNED_IN: "signedIn" } },
    signedIn: {
      initial: "asking",
      on: { SIGNED_OUT: { target: "signedOut", actions: "forgetAll" } },
      states: {
        asking: {
          on: { OPEN_REQUEST: open },
          invoke: {
            src: "owed",
            onDone: [
              {
                guard: { type: "isOwed", params: ({ event }) => ({ pending: event.output }) },
                target: "due",
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
        nothing: { on: { CHECK: "asking", OPEN_REQUEST: open } },
        due: { always: [{ guard: "mayInterrupt", target: "form" }, "heldBack"] },
        heldBack: {
          always: { guard: "mayInterrupt", target: "resting" },
          on: { OPEN_REQUEST: open },
        },
        // Whoever leaves one field is often on the way to the next.
        resting: {
          always: { guard: not("mayInterrupt"), target: "heldBack" },
          after: { rest: "form" },
          on: { OPEN_REQUEST: open },
        },
        opening: {
          invoke: {
            src: "requested",
            input: ({ context }) => ({ notification: context.notification ?? "" }),
            onDone: {
              target: "form",
              actions: { type: "begin", params: ({ event }) => ({ pending: event.output }) },
            },
            // Whatever went wrong, and as a success: so docs/product.md §8 words it.
            onError: {
              target: "closed",
              actions: {
                type: "tell",
                params: { tone: "success", message: "You have already reviewed this order" },
              },
            },
          },
        },
        form: {
          on: {
            RATE: { actions: "keepRating" },
            WRITE: { actions: "keepFeedback" },
            SUBMIT: [{ guard: "isRated", target: "submitting" }, { actions: "askForRating" }],
            NOT_NOW: "declining",
            DISMISS: "closed",
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
              { guard: "isPraise", target: "external" },
              {
                target: "closed",
                actions: {
                  type: "tell",
                  params: { tone: "success", message: "Thank you for your review!" },
                },
              },
            ],
            onError: {
              target: "form",
              actions: { type: "tell", params: { tone: "danger", message: "Server error" } },
            },
          },
        },
        external: { on: { DONE: "closed", DISMISS: "closed" } },
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
        /** Until the next visit, or until a notification asks for it. */
        closed: { entry: "forgetAll", on: { OPEN_REQUEST: open } },
      },
    },
  },
});
