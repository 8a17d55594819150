import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import { isHandledOn } from "../page/url-parameter.ts";
import { type LinkedOrder, orderNotFoundText, orderPage, type Viewer } from "./order-page.ts";

export type OrderDeepLinkInput = {
  /** Null for guests. */
  viewer: Viewer | null;
};

export type OrderDeepLinkContext = OrderDeepLinkInput & {
  /** The order being loaded. */
  order: string | null;
};

export type OrderDeepLinkEvent =
  /** A URL with `order=` was opened. */
  | { type: "ARRIVE"; order: string; pathname: string }
  /** The user navigated elsewhere before the order was loaded. */
  | { type: "NAVIGATE_AWAY" }
  | { type: "SIGNED_IN"; viewer: Viewer }
  | { type: "SIGNED_OUT" };

/** The message of an error. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : errorCatalog["server-error"].title;

/**
 * `order=` in any URL (docs/product.md §2) leads a signed-in user to that order: the buyer to the purchase,
 * the seller to the sale. The purchases, sales and orders pages handle the parameter themselves. Guests log
 * in first. Errors are reported, and the parameter is removed from the URL either way. Loading the order and
 * navigation are provided.
 */
export const orderDeepLinkMachine = setup({
  types: {} as { context: OrderDeepLinkContext; input: OrderDeepLinkInput; events: OrderDeepLinkEvent },
  actors: {
    /** Rejects with the message to show: 'Permission denied' unless the viewer is the buyer or the seller. */
    fetchOrder: fromPromise<LinkedOrder, { order: string }>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isHandledByPage: ({ event }) => event.type === "ARRIVE" && !isHandledOn("order", event.pathname),
    isSignedIn: ({ context }) => context.viewer !== null,
    isGuest: ({ context }) => context.viewer === null,
    isInvalidId: ({ event }) => event.type === "ARRIVE" && !orderIdSchema.safeParse(event.order).success,
    isLoading: ({ context, event }) => event.type === "ARRIVE" && event.order === context.order,
    isAnotherUser: ({ context, event }) =>
      event.type === "SIGNED_IN" && event.viewer._id !== context.viewer?._id,
  },
  actions: {
    setOrder: assign(({ event }) => {
      assertEvent(event, "ARRIVE");
      return { order: event.order };
    }),
    clearOrder: assign({ order: null }),
    setViewer: assign(({ event }) => {
      assertEvent(event, "SIGNED_IN");
      return { viewer: event.viewer };
    }),
    clearViewer: assign({ viewer: null }),
    /** Go to the login page and return to this URL afterward. */
    logIn: () => undefined,
    /** Go to the order's page, replacing this one in the history. */
    show: (_args, _page: { page: string }) => undefined,
    /** Remove `order=` from the URL. */
    clearAddress: () => undefined,
    showAlert: (_args, _alert: { tone: "danger"; message: string }) => undefined,
  },
}).createMachine({
  id: "order-deep-link",
  context: ({ input }) => ({ ...input, order: null }),
  initial: "idle",
  on: {
    SIGNED_IN: { guard: "isAnotherUser", target: ".idle", actions: "setViewer" },
  },
  states: {
    idle: {
      entry: "clearOrder",
      on: {
        SIGNED_OUT: { guard: "isSignedIn", actions: "clearViewer" },
        ARRIVE: [
          // The page handles the parameter itself.
          { guard: "isHandledByPage" },
          { guard: "isGuest", actions: "logIn" },
          {
            guard: "isInvalidId",
            actions: [
              { type: "showAlert", params: { tone: "danger", message: orderNotFoundText } },
              "clearAddress",
            ],
          },
          { target: "fetching", actions: "setOrder" },
        ],
      },
    },
    fetching: {
      invoke: {
        src: "fetchOrder",
        input: ({ context }) => ({ order: context.order ?? "" }),
        onDone: {
          target: "idle",
          actions: {
            type: "show",
            params: ({ context, event }) => {
              if (context.viewer === null) throw new Error("a guest was shown an order");
              return { page: orderPage(event.output, context.viewer) };
            },
          },
        },
        onError: {
          target: "idle",
          actions: [
            {
              type: "showAlert",
              params: ({ event }) => ({ tone: "danger", message: messageOf(event.error) }),
            },
            "clearAddress",
          ],
        },
      },
      on: {
        ARRIVE: [
          { guard: "isHandledByPage", target: "idle" },
          // It is already being loaded.
          { guard: "isLoading" },
          {
            guard: "isInvalidId",
            target: "idle",
            actions: [
              { type: "showAlert", params: { tone: "danger", message: orderNotFoundText } },
              "clearAddress",
            ],
          },
          { target: "fetching", reenter: true, actions: "setOrder" },
        ],
        NAVIGATE_AWAY: "idle",
        SIGNED_OUT: { target: "idle", actions: "clearViewer" },
      },
    },
  },
});
