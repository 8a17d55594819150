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
  | { type: "IMPERSONATE"; account: string }
  | { type: "LEAVE" }
  /** The page was restored from storage or the device woke up: the milliseconds left of the impersonation. */
  | { type: "RESUME"; timeLeft: number };

/** How long before its end an impersonation shows a warning. Milliseconds. */
export const lastMinutes = 5 * 60_000;

const timeLeftOf = ({ timeLeft }: { timeLeft: number | null }): number =>
  Math.min(Math.max(0, timeLeft ?? constants.impersonationDuration), constants.impersonationDuration);

/** The message of an error. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorCatalog["server-error"].title;

/**
 * The current user (docs/product.md §4, §6): a guest, a signed-in user, a blocked user, or an admin
 * impersonating another account for at most 30 minutes. Only admins can impersonate, and only from their own
 * account. The calls are provided, and so is reloading the page when its user changes.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; input: SessionInput; events: SessionEvent },
  actors: {
    startImpersonation: fromPromise<unknown, { account: string }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    stopImpersonation: fromPromise<unknown>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isGuest: ({ context }) => context.user === null,
    isImpersonating: ({ context }) => context.user !== null && context.user.impersonatedBy !== null,
    isBlocked: ({ context }) => context.user?.blocked === true,
    isAdmin: ({ context }) => context.user?.admin === true,
    isSamePerson: ({ context, event }) =>
      event.type === "USER_UPDATED" &&
      event.user._id === context.user?._id &&
      event.user.impersonatedBy?._id === context.user.impersonatedBy?._id,
    isBeforeWarning: ({ context }) => timeLeftOf(context) > lastMinutes,
    isExpired: ({ context }) => timeLeftOf(context) === 0,
  },
  actions: {
    setUser: assign(({ event }) => {
      assertEvent(event, "SIGNED_IN");
      return { user: event.user, timeLeft: event.timeLeft };
    }),
    updateUser: assign(({ event }) => {
      assertEvent(event, "USER_UPDATED");
      return { user: event.user };
    }),
    clearUser: assign({ user: null, timeLeft: null, account: null }),
    setAccount: assign(({ event }) => {
      assertEvent(event, "IMPERSONATE");
      return { account: event.account };
    }),
    clearAccount: assign({ account: null }),
    setTimeLeft: assign(({ event }) => {
      assertEvent(event, "RESUME");
      return { timeLeft: event.timeLeft };
    }),
    setLastMinutes: assign({ timeLeft: lastMinutes }),
    /** Reload the page, since everything on it belongs to another account. */
    reloadPage: () => undefined,
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
        { guard: "isImpersonating", target: "impersonating" },
        { guard: "isBlocked", target: "blocked" },
        "signedIn",
      ],
    },
    guest: { on: { SIGNED_IN: { target: "deciding", actions: "setUser" } } },
    signedIn: {
      initial: "own",
      on: {
        SIGNED_OUT: { target: "guest", actions: "clearUser" },
        USER_UPDATED: { guard: "isSamePerson", target: "deciding", actions: "updateUser" },
      },
      states: {
        own: {
          on: {
            IMPERSONATE: [
              { guard: "isAdmin", target: "starting", actions: "setAccount" },
              {
                actions: {
                  type: "showAlert",
                  params: { tone: "danger", message: errorCatalog["permission-denied"].title },
                },
              },
            ],
          },
        },
        starting: {
          invoke: {
            src: "startImpersonation",
            input: ({ context }) => ({ account: context.account ?? "" }),
            onDone: { target: "started", actions: "reloadPage" },
            onError: {
              target: "own",
              actions: [
                "clearAccount",
                {
                  type: "showAlert",
                  params: ({ event }) => ({ tone: "danger", message: messageOf(event.error) }),
                },
              ],
            },
          },
        },
        /** Until the page reloads. */
        started: {},
      },
    },
    impersonating: {
      type: "parallel",
      on: {
        SIGNED_OUT: { target: "guest", actions: "clearUser" },
        // The impersonation ended, in another tab or by leaving.
        SIGNED_IN: { target: "deciding", actions: "setUser" },
        USER_UPDATED: { guard: "isSamePerson", actions: "updateUser" },
      },
      states: {
        // Time keeps running during an attempt to leave.
        remaining: {
          initial: "deciding",
          on: { RESUME: { target: ".deciding", actions: "setTimeLeft" } },
          states: {
            deciding: {
              always: [
                { guard: "isExpired", target: "expired" },
                { guard: "isBeforeWarning", target: "running" },
                "ending",
              ],
            },
            running: { after: { untilLastMinutes: { target: "ending", actions: "setLastMinutes" } } },
            ending: { after: { untilOver: "expired" } },
            /** The server accepts no more calls; leaving leads to the login page. */
            expired: {},
          },
        },
        exit: {
          initial: "idle",
          states: {
            idle: { on: { LEAVE: "leaving" } },
            leaving: {
              invoke: {
                src: "stopImpersonation",
                onDone: "left",
                onError: {
                  target: "idle",
                  actions: {
                    type: "showAlert",
                    params: ({ event }) => ({ tone: "danger", message: messageOf(event.error) }),
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
        SIGNED_OUT: { target: "guest", actions: "clearUser" },
        USER_UPDATED: { guard: "isSamePerson", target: "deciding", actions: "updateUser" },
      },
    },
  },
});
