import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { and, assertEvent, assign, not, setup } from "xstate";
import { mayOpenOn, type OverlayPage, type OverlayRequest, urgentOf, waitingOf } from "./overlay-order.ts";

export type OverlayQueueContext = OverlayPage & {
  /** The requested overlays, in the order of their requests. */
  requests: readonly OverlayRequest[];
  /** The user is typing or has a menu open. */
  busy: boolean;
  shown: OverlayRequest | null;
};

export type OverlayQueueEvent =
  | ({ type: "VISIT" } & OverlayPage)
  | { type: "REQUEST"; request: OverlayRequest }
  | { type: "WITHDRAW"; id: string }
  | { type: "BUSY" }
  | { type: "FREE" };

/**
 * Which overlay covers the page (docs/product.md §4): at most one. A notice of a blocked account outranks
 * everything, and an overlay opened by the user is shown at once. Overlays that open automatically wait for a
 * quiet moment on a page that may be interrupted, and wait again when a more important one is requested.
 */
export const overlayQueueMachine = setup({
  types: {} as { context: OverlayQueueContext; input: OverlayPage; events: OverlayQueueEvent },
  guards: {
    hasUrgent: ({ context }) => urgentOf(context.requests) !== null,
    isOutranked: ({ context }) => {
      const urgent = urgentOf(context.requests);
      return urgent !== null && urgent.id !== context.shown?.id;
    },
    isOver: ({ context: { shown, requests, pathname, search } }) =>
      shown === null ||
      !requests.some(({ id, kind }) => id === shown.id && kind === shown.kind) ||
      !mayOpenOn(shown, { pathname, search }),
    hasWaiting: ({ context }) => waitingOf(context.requests, context) !== null,
    isQuiet: ({ context }) => !context.busy,
    isNew: ({ context }, { id }: { id: string }) => context.requests.every((request) => request.id !== id),
    isKnown: ({ context }, { id }: { id: string }) => context.requests.some((request) => request.id === id),
    isElsewhere: ({ context }, { pathname, search }: OverlayPage) =>
      pathname !== context.pathname || search !== context.search,
    isBusy: ({ context }) => context.busy,
  },
  actions: {
    setPage: assign(({ event }) => {
      assertEvent(event, "VISIT");
      return { pathname: event.pathname, search: event.search };
    }),
    addRequest: assign(({ context, event }) => {
      assertEvent(event, "REQUEST");
      return { requests: [...context.requests, event.request] };
    }),
    removeRequest: assign(({ context, event }) => {
      assertEvent(event, "WITHDRAW");
      return { requests: context.requests.filter(({ id }) => id !== event.id) };
    }),
    showUrgent: assign(({ context }) => ({ shown: urgentOf(context.requests) })),
    showWaiting: assign(({ context }) => ({ shown: waitingOf(context.requests, context) })),
    hide: assign({ shown: null }),
  },
  delays: { quietMoment: constants.overlayQuietMoment },
}).createMachine({
  id: "overlay-queue",
  context: ({ input }) => ({ ...input, requests: [], busy: false, shown: null }),
  initial: "empty",
  on: {
    VISIT: { guard: { type: "isElsewhere", params: ({ event }) => event }, actions: "setPage" },
    REQUEST: { guard: { type: "isNew", params: ({ event }) => event.request }, actions: "addRequest" },
    WITHDRAW: { guard: { type: "isKnown", params: ({ event }) => event }, actions: "removeRequest" },
    BUSY: { guard: not("isBusy"), actions: assign({ busy: true }) },
    FREE: { guard: "isBusy", actions: assign({ busy: false }) },
  },
  states: {
    empty: {
      always: [
        { guard: "hasUrgent", target: "shown", actions: "showUrgent" },
        { guard: and(["hasWaiting", "isQuiet"]), target: "resting" },
      ],
    },
    /** A user who closes a dialog or leaves a field is often about to do the next thing. */
    resting: {
      always: [
        { guard: "hasUrgent", target: "shown", actions: "showUrgent" },
        { guard: not(and(["hasWaiting", "isQuiet"])), target: "empty" },
      ],
      after: { quietMoment: { target: "shown", actions: "showWaiting" } },
    },
    shown: {
      always: [
        { guard: "isOutranked", actions: "showUrgent" },
        { guard: "isOver", target: "empty", actions: "hide" },
      ],
    },
  },
});
