import { assertEvent, assign, fromPromise, setup } from "xstate";
import { isOnboardingDue, type OnboardingFacts } from "./onboarding-due.ts";
import { isTrustedUrl } from "./trusted-url.ts";

export type OnboardingModalInput = {
  facts: OnboardingFacts;
  /** Allowed origins of the provider's page. */
  trustedOrigins: readonly string[];
};

export type OnboardingModalEvent =
  /** The URL, the account or the stored flag has changed. */
  { type: "FACTS"; facts: OnboardingFacts } | { type: "START" } | { type: "CLOSE" };

/**
 * Asks a seller to connect payouts (docs/product.md §4, Modals). The click opens an empty tab at once,
 * because browsers block a later one. The provider's page is loaded into it once its URL arrives and its
 * origin is trusted; otherwise the tab is closed.
 */
export const onboardingModalMachine = setup({
  types: {} as {
    context: OnboardingModalInput;
    input: OnboardingModalInput;
    events: OnboardingModalEvent;
  },
  actors: { address: fromPromise<string>(() => Promise.reject(new Error("not provided"))) },
  guards: {
    isDue: ({ context }) => isOnboardingDue(context.facts),
    isNotDue: ({ context }) => !isOnboardingDue(context.facts),
    isTrusted: ({ context }, { address }: { address: string }) =>
      isTrustedUrl(address, context.trustedOrigins),
  },
  actions: {
    setFacts: assign(({ event }) => {
      assertEvent(event, "FACTS");
      return { facts: event.facts };
    }),
    markClosed: assign(({ context }) => ({ facts: { ...context.facts, closedFlag: "true" } })),
    /** Store permanently in the browser that the modal was closed. */
    saveClosed: () => undefined,
    /** Open an empty tab. */
    openTab: () => undefined,
    /** Navigate the tab to the provider's page. */
    showInTab: (_opened, _page: { address: string }) => undefined,
    closeTab: () => undefined,
    /** Show an alert. */
    showAlert: (_args, _alert: { tone: "danger"; message: string }) => undefined,
  },
}).createMachine({
  id: "onboarding-modal",
  context: ({ input }) => input,
  initial: "hidden",
  on: { FACTS: { actions: "setFacts" } },
  states: {
    hidden: { always: { guard: "isDue", target: "open" } },
    open: {
      initial: "ready",
      states: {
        ready: {
          always: { guard: "isNotDue", target: "#onboarding-modal.hidden" },
          on: {
            START: { target: "starting", actions: "openTab" },
            CLOSE: { target: "#onboarding-modal.hidden", actions: ["markClosed", "saveClosed"] },
          },
        },
        starting: {
          always: { guard: "isNotDue", target: "#onboarding-modal.hidden", actions: "closeTab" },
          on: {
            CLOSE: {
              target: "#onboarding-modal.hidden",
              actions: ["closeTab", "markClosed", "saveClosed"],
            },
          },
          invoke: {
            src: "address",
            onDone: [
              {
                guard: { type: "isTrusted", params: ({ event }) => ({ address: event.output }) },
                target: "ready",
                actions: { type: "showInTab", params: ({ event }) => ({ address: event.output }) },
              },
              { target: "failed" },
            ],
            onError: "failed",
          },
        },
        failed: {
          entry: [
            "closeTab",
            { type: "showAlert", params: { tone: "danger", message: "Error starting Stripe onboarding" } },
          ],
          always: "ready",
        },
      },
    },
  },
});
