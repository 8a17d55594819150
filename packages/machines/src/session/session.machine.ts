import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import type { User } from "@heirloop/contract/user/user.schema";
import { assertEvent, assign, fromPromise, setup } from "xstate";

export type SessionUser = Pick<User, "_id" | "firstName" | "lastName" | "admin" | "blocked" | "enteredBy">;

export type SessionInput = {
  /** Null for guests. */
  user: SessionUser | null;
  /** Inside another account: milliseconds until that ends. Null when nobody knows, which is then the longest there can be. */
  stay: number | null;
};

export type SessionContext = SessionInput & {
  /** The account that is being entered. */
  account: string | null;
};

export type SessionEvent =
  | { type: "SIGNED_IN"; user: SessionUser; stay: number | null }
  | { type: "SIGNED_OUT" }
  /** The same person as before, told anew: blocked meanwhile, or not any more. */
  | { type: "TOLD_ANEW"; user: SessionUser }
  | { type: "ENTER"; account: string }
  | { type: "LEAVE" }
  /** The page came back from storage or the device from its sleep: so much of the stay is left, in milliseconds. */
  | { type: "RESUME"; stay: number };

/** So long before its end a stay is said to end. Milliseconds. */
export const lastMinutes = 5 * 60_000;

const stayOf = ({ stay }: { stay: number | null }): number =>
  Math.min(Math.max(0, stay ?? constants.enteredAccountDuration), constants.enteredAccountDuration);

const isInside = ({ enteredBy }: SessionUser): boolean => enteredBy !== null;

/** The words of whatever failed. */
const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorCatalog["server-error"].title;

/**
 * Who is at the screen (docs/product.md §4, §6): a guest, somebody signed in, somebody blocked, or an admin inside another account for 30
 * minutes at most. Only admins enter accounts, and only from their own. The world provides the calls, and starts the page over once
 * everything on it belongs to somebody else.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; input: SessionInput; events: SessionEvent },
  actors: {
    enter: fromPromise<unknown, { account: string }>(() => Promise.reject(new Error("not provided"))),
    leave: fromPromise<unknown>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isGuest: ({ context }) => context.user === null,
    isInside: ({ context }) => context.user !== null && isInside(context.user),
    isBlocked: ({ context }) => context.user?.blocked === true,
    isAdmin: ({ context }) => context.user?.admin === true,
    isSamePerson: ({ context, event }) =>
      event.type === "TOLD_ANEW" &&
      event.user._id === context.user?._id &&
      event.user.enteredBy?._id === context.user.enteredBy?._id,
    isAmple: ({ context }) => stayOf(context) > lastMinutes,
    isOver: ({ context }) => stayOf(context) === 0,
  },
  actions: {
    keepUser: assign(({ event }) => {
      assertEvent(event, "SIGNED_IN");
      return { user: event.user, stay: event.stay };
    }),
    keepTold: assign(({ event }) => {
      assertEvent(event, "TOLD_ANEW");
      return { user: event.user };
    }),
    forgetUser: assign({ user: null, stay: null, account: null }),
    keepAccount: assign(({ event }) => {
      assertEvent(event, "ENTER");
      return { account: event.account };
    }),
    forgetAccount: assign({ account: null }),
    keepStay: assign(({ event }) => {
      assertEvent(event, "RESUME");
      return { stay: event.stay };
    }),
    keepLastMinutes: assign({ stay: lastMinutes }),
    /** Everything on the page belongs to somebody else now. */
    startOver: () => undefined,
    tell: (_asked, _alert: { tone: "danger"; message: string }) => undefined,
  },
  delays: {
    untilLastMinutes: ({ context }) => stayOf(context) - lastMinutes,
    untilOver: ({ context }) => stayOf(context),
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ ...input, account: null }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "isGuest", target: "guest" },
        // Whoever helps a blocked person sees the account, and can leave it.
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
        TOLD_ANEW: { guard: "isSamePerson", target: "deciding", actions: "keepTold" },
      },
      states: {
        own: {
          on: {
            ENTER: [
              { guard: "isAdmin", target: "entering", actions: "keepAccount" },
              {
                actions: {
                  type: "tell",
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
                { type: "tell", params: ({ event }) => ({ tone: "danger", message: wordsOf(event.error) }) },
              ],
            },
          },
        },
        /** Until the page starts over. */
        entered: {},
      },
    },
    inside: {
      type: "parallel",
      on: {
        SIGNED_OUT: { target: "guest", actions: "forgetUser" },
        // Out again, by another tab or by leaving.
        SIGNED_IN: { target: "deciding", actions: "keepUser" },
        TOLD_ANEW: { guard: "isSamePerson", actions: "keepTold" },
      },
      states: {
        // Time runs on while one tries to leave.
        stay: {
          initial: "deciding",
          on: { RESUME: { target: ".deciding", actions: "keepStay" } },
          states: {
            deciding: {
              always: [{ guard: "isOver", target: "over" }, { guard: "isAmple", target: "ample" }, "ending"],
            },
            ample: { after: { untilLastMinutes: { target: "ending", actions: "keepLastMinutes" } } },
            ending: { after: { untilOver: "over" } },
            /** The server takes nothing any more; leaving leads to logging in again. */
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
                    type: "tell",
                    params: ({ event }) => ({ tone: "danger", message: wordsOf(event.error) }),
                  },
                },
              },
            },
            /** Until the page says who is there now. */
            left: {},
          },
        },
      },
    },
    /** There is no way around it but logging out. */
    blocked: {
      on: {
        SIGNED_OUT: { target: "guest", actions: "forgetUser" },
        TOLD_ANEW: { guard: "isSamePerson", target: "deciding", actions: "keepTold" },
      },
    },
  },
});
