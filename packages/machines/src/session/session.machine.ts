import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import type { User } from "@heirloop/contract/user/user.schema";
import { assertEvent, assign, fromPromise, setup } from "xstate";

export type SessionUser = Pick<
  User,
  "_id" | "firstName" | "lastName" | "admin" | "blocked" | "impersonatedBy"
>;

export type SessionInput = {
  /** Null for guests. */
  user: SessionUser | null;
  /**
   * While impersonating: milliseconds until the impersonation ends. Null when unknown; the maximum is then
   * assumed.
   */
  timeLeft: number | null;
};

export type SessionContext = SessionInput & {
  /** The account to impersonate. */
  account: string | null;
};

export type SessionEvent =
  | { type: "SIGNED_IN"; user: SessionUser; timeLeft: number | null }
  | { type: "SIGNED_OUT" }
  /** An update of the same user, such as blocked or unblocked. */
  | { type: "USER_UPDATED"; user: SessionUser }
  | { type: "ENTER"; account: string }
  | { type: "LEAVE" }
  /** The page was restored from storage or the device woke up: the milliseconds left of the impersonation. */
  | { type: "RESUME"; timeLeft: number };

/** How long before its end an impersonation shows a warning. Milliseconds. */
export const lastMinutes = 5 * 60_000;

const timeLeftOf = ({ timeLeft }: { timeLeft: number | null }): number =>
  Math.min(Math.max(0, timeLeft ?? constants.impersonationDuration), constants.impersonationDuration);

const isImpersonating = ({ impersonatedBy }: SessionUser): boolean => impersonatedBy !== null;

/** The message of an error. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorCatalog["server-error"].title;

/**
 * The current user (docs/product.md §4, §6): a guest, a signed-in user, a blocked user, or an admin
 * impersonating another account for at most 30 minutes. Only admins can impersonate, and only from their own
 * account. The calls are provided, and so is reloading the page when its user changes.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; input: SessionInput; events: SessionEvent },
  actors: {
    enter: fromPromise<unknown, { account: string }>(() => Promise.reject(new Error("not provided"))),
    leave: fromPromise<unknown>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isGuest: ({ context }) => context.user === null,
    isInside: ({ context }) => context.user !== null && isImpersonating(context.user),
    isBlocked: ({ context }) => context.user?.blocked === true,
    isAdmin: ({ context }) => context.user?.admin === true,
    isSamePerson: ({ context, event }) =>
      event.type === "USER_UPDATED" &&
      event.user._id === context.user?._id &&
      event.user.impersonatedBy?._id === context.user.impersonatedBy?._id,
    isAmple: ({ context }) => timeLeftOf(context) > lastMinutes,
    isOver: ({ context }) => timeLeftOf(context) === 0,
  },
  actions: {
    keepUser: assign(({ event }) => {
      assertEvent(event, "SIGNED_IN");
      return { user: event.user, timeLeft: event.timeLeft };
    }),
    keepUpdatedUser: assign(({ event }) => {
      assertEvent(event, "USER_UPDATED");
      return { user: event.user };
    }),
    forgetUser: assign({ user: null, timeLeft: null, account: null }),
    keepAccount: assign(({ event }) => {
      assertEvent(event, "ENTER");
      return { account: event.account };
    }),
    forgetAccount: assign({ account: null }),
    keepTimeLeft: assign(({ event }) => {
      assertEvent(event, "RESUME");
      return { timeLeft: event.timeLeft };
    }),
    keepLastMinutes: assign({ timeLeft: lastMinutes }),
    /** Reload the page, since everything on it belongs to another account. */
    startOver: () => undefined,
    showAlert: (_args, _alert: { tone: "danger"; message: string }) => undefined,
  },
  delays: {
    untilLastMinutes: ({ context }) => timeLeftOf(context) - lastMinutes,
    untilOver: ({ context }) => timeLeftOf(context),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ ...input, account: null }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isGuest", target: "guest" },
        // An admin who impersonates a blocked user sees the account and can leave it.
        { guard: "isInside", target: "inside" },
        { guard: "isBlocked", target: "blocked" },
        "signedIn",
      ],
    },
    guest: { on: { SIGNED_IN: { target: "deciding", actions: "keepUser" } } },
    signedIn: {
      initial: "own",
      on: {
        SIGNED_OUT: { target: "guest", actions: "forgetUser" },
        USER_UPDATED: { guard: "isSamePerson", target: "deciding", actions: "keepUpdatedUser" },
      },
      states: {
        own: {
          on: {
            ENTER: [
              { guard: "isAdmin", target: "entering", actions: "keepAccount" },
              {
                actions: {
                  type: "showAlert",
                  params: { tone: "danger", message: errorCatalog["permission-denied"].title },
                },
              },
            ],
          },
        },
        entering: {
          invoke: {
            src: "enter",
            input: ({ context }) => ({ account: context.account ?? "" }),
            onDone: { target: "entered", actions: "startOver" },
            onError: {
              target: "own",
              actions: [
                "forgetAccount",
                {
                  type: "showAlert",
                  params: ({ event }) => ({ tone: "danger", message: wordsOf(event.error) }),
                },
              ],
            },
          },
        },
        /** Until the page reloads. */
        entered: {},
      },
    },
    inside: {
      type: "parallel",
      on: {
        SIGNED_OUT: { target: "guest", actions: "forgetUser" },
        // The impersonation ended, in another tab or by leaving.
        SIGNED_IN: { target: "deciding", actions: "keepUser" },
        USER_UPDATED: { guard: "isSamePerson", actions: "keepUpdatedUser" },
      },
      states: {
        // Time keeps running during an attempt to leave.
        remaining: {
          initial: "deciding",
          on: { RESUME: { target: ".deciding", actions: "keepTimeLeft" } },
          states: {
            deciding: {
              always: [{ guard: "isOver", target: "over" }, { guard: "isAmple", target: "ample" }, "ending"],
            },
            ample: { after: { untilLastMinutes: { target: "ending", actions: "keepLastMinutes" } } },
            ending: { after: { untilOver: "over" } },
            /** The server accepts no more calls; leaving leads to the login page. */
            over: {},
          },
        },
        door: {
          initial: "inside",
          states: {
            inside: { on: { LEAVE: "leaving" } },
            leaving: {
              invoke: {
                src: "leave",
                onDone: "left",
                onError: {
                  target: "inside",
                  actions: {
                    type: "showAlert",
                    params: ({ event }) => ({ tone: "danger", message: wordsOf(event.error) }),
                  },
                },
              },
            },
            /** Until the page reports the current user. */
            left: {},
          },
        },
      },
    },
    /** The user can only log out. */
    blocked: {
      on: {
        SIGNED_OUT: { target: "guest", actions: "forgetUser" },
        USER_UPDATED: { guard: "isSamePerson", target: "deciding", actions: "keepUpdatedUser" },
      },
    },
  },
});
