import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { assertEvent, assign, fromPromise, setup, stateIn } from "xstate";
import { promoEmailProblem } from "./promo-email.ts";
import { promoPlaces } from "./promo-places.ts";

export type PromoModalInput = {
  pathname: string;
  signedIn: boolean;
  /** A code was requested in this browser before, on this visit or an earlier one. */
  alreadySent: boolean;
  /**
   * What was dismissed in this browser before: the modal, which leaves the pill, or the pill, which leaves
   * nothing.
   */
  dismissed: "modal" | "pill" | null;
  /** Milliseconds since the page was loaded. */
  sinceLoad: number;
};

export type PromoModalContext = {
  pathname: string;
  isOffered: boolean;
  alreadyDismissed: boolean;
  sinceLoad: number;
  email: string;
  /** The error message at the field. */
  problem: string | null;
};

export type PromoModalEvent =
  | { type: "VISIT"; pathname: string }
  | { type: "SIGNED_IN" }
  | { type: "CLAIM" }
  | { type: "TYPE"; email: string }
  | { type: "SUBMIT" }
  | { type: "DISMISS" }
  /** The pill was clicked. */
  | { type: "OPEN" }
  /** The pill was closed permanently. */
  | { type: "DISMISS_PILL" };

/**
 * The promo offer (docs/product.md §2, §4, §5): five seconds after loading it asks to claim, then for an
 * email address, and sends a code. Once dismissed it is a pill, until the pill is dismissed as well. It is
 * shown to visitors who are not signed in, on pages that allow it. The overlay queue decides when the modal
 * may open. Sending the code is provided; the visitor sees a rejection's message.
 */
export const promoModalMachine = setup({
  types: {} as { context: PromoModalContext; input: PromoModalInput; events: PromoModalEvent },
  actors: {
    sendCode: fromPromise<unknown, { email: string }>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isOffered: ({ context }) => context.isOffered,
    isDismissed: ({ context }) => context.isOffered && context.alreadyDismissed,
    allowsModal: ({ context }) => promoPlaces(context.pathname).modal,
    forbidsModal: ({ context }) => !promoPlaces(context.pathname).modal,
    isPillShown: ({ context }) => promoPlaces(context.pathname).pill,
    isValidEmail: ({ context }) => promoEmailProblem(context.email) === null,
    wasMinimized: stateIn({ offer: { sending: "minimized" } }),
  },
  actions: {
    setPathname: assign(({ event }) => {
      assertEvent(event, "VISIT");
      return { pathname: event.pathname };
    }),
    setEmail: assign(({ event }) => {
      assertEvent(event, "TYPE");
      return { email: event.email, problem: null };
    }),
    setEmailProblem: assign(({ context }) => ({ problem: promoEmailProblem(context.email) })),
    setServerProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    clearProblem: assign({ problem: null }),
    /** Store permanently in the browser that a code was sent. */
    saveSent: () => undefined,
    /** Store permanently in the browser that the modal was dismissed. */
    saveModalDismissed: () => undefined,
    /** Store permanently in the browser that the pill was dismissed. */
    savePillDismissed: () => undefined,
    /** Show an alert that a code was sent. */
    showSent: (_args, _alert: { message: string }) => undefined,
    /** Track `promo_code_sent`. */
    trackSent: () => undefined,
  },
  delays: {
    untilOffer: ({ context }) => Math.max(0, constants.promoDelay - context.sinceLoad),
  },
}).createMachine({
  id: "promo-modal",
  context: ({ input: { pathname, signedIn, alreadySent, dismissed, sinceLoad } }) => ({
    pathname,
    isOffered: !signedIn && !alreadySent && dismissed !== "pill",
    alreadyDismissed: dismissed !== null,
    sinceLoad,
    email: "",
    problem: null,
  }),
  initial: "arriving",
  states: {
    arriving: {
      always: [
        { guard: "isDismissed", target: "offer.pill" },
        { guard: "isOffered", target: "offer" },
        { target: "over" },
      ],
    },
    offer: {
      initial: "waiting",
      on: {
        VISIT: { actions: "setPathname" },
        SIGNED_IN: "over",
      },
      states: {
        waiting: {
          after: { untilOffer: [{ guard: "allowsModal", target: "open" }, { target: "postponed" }] },
        },
        postponed: { always: { guard: "allowsModal", target: "open" } },
        open: {
          initial: "claim",
          always: { guard: "forbidsModal", target: "pill" },
          on: { DISMISS: { target: "pill", actions: "saveModalDismissed" } },
          states: {
            claim: { on: { CLAIM: "email" } },
            email: {
              on: {
                TYPE: { actions: "setEmail" },
                SUBMIT: [
                  {
                    guard: "isValidEmail",
                    target: "#promo-modal.offer.sending",
                    actions: "clearProblem",
                  },
                  { actions: "setEmailProblem" },
                ],
              },
            },
            last: { type: "history" },
          },
        },
        pill: {
          on: {
            OPEN: { guard: "isPillShown", target: "open.last" },
            DISMISS_PILL: { guard: "isPillShown", target: "#promo-modal.over", actions: "savePillDismissed" },
          },
        },
        // Closing the modal does not cancel the request: the response still counts.
        sending: {
          initial: "expanded",
          invoke: {
            src: "sendCode",
            input: ({ context }) => ({ email: context.email.trim() }),
            onDone: "#promo-modal.sent",
            onError: [
              {
                guard: "wasMinimized",
                target: "pill",
                actions: { type: "setServerProblem", params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: "open.email",
                actions: { type: "setServerProblem", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          states: {
            expanded: {
              always: { guard: "forbidsModal", target: "minimized" },
              on: { DISMISS: { target: "minimized", actions: "saveModalDismissed" } },
            },
            minimized: {
              on: {
                OPEN: { guard: "isPillShown", target: "expanded" },
                DISMISS_PILL: {
                  guard: "isPillShown",
                  target: "#promo-modal.over",
                  actions: "savePillDismissed",
                },
              },
            },
          },
        },
      },
    },
    sent: {
      entry: ["saveSent", { type: "showSent", params: { message: "Promo code sent!" } }, "trackSent"],
    },
    /** The user is signed in, a code was sent on an earlier visit, or the pill was dismissed. */
    over: {},
  },
});
