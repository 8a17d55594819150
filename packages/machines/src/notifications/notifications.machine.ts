import type { NotificationPage } from "@heirloop/contract/notification/notification.endpoints";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { assertEvent, assign, fromPromise, setup, stateIn } from "xstate";

export type NotificationsInput = {
  /** How many arrived since the menu was last opened. */
  notPreviewed: number;
};

export type NotificationsContext = NotificationsInput & {
  /** Newest first. */
  notifications: readonly Notification[];
  /** There are no more. */
  maxed: boolean;
};

export type NotificationsEvent =
  | { type: "OPEN" }
  | { type: "CLOSE" }
  | { type: "LOAD_MORE" }
  | { type: "RETRY" }
  | { type: "FOLLOW"; id: string }
  /** A notification arrived, with the new count of unpreviewed ones. */
  | { type: "ARRIVED"; notPreviewed: number };

/** New arrivals shift the batches, so the next one may start with known notifications. */
function withBatch(known: readonly Notification[], batch: readonly Notification[]): Notification[] {
  const ids = new Set(known.map(({ _id }) => _id));
  return [...known, ...batch.filter(({ _id }) => !ids.has(_id))];
}

/**
 * The notification menu (docs/product.md §4): loaded in batches, newest first. Opening it starts over and
 * resets the count; following a notification marks it as seen and closes the menu. A batch that fails to load
 * shows an error and can be retried. The calls and the count in the header are provided.
 */
export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; input: NotificationsInput; events: NotificationsEvent },
  actors: {
    /** The batch after the first `skip`. */
    batch: fromPromise<Pick<NotificationPage, "notifications" | "maxed">, { skip: number }>(() =>
      Promise.reject(new Error("not provided")),
    ),
    /** Reports that the menu was opened, and returns the count. */
    preview: fromPromise<{ notPreviewed: number }>(() => Promise.reject(new Error("not provided"))),
  },
  guards: {
    isThere: ({ context, event }) =>
      event.type === "FOLLOW" && context.notifications.some(({ _id }) => _id === event.id),
    isClosed: stateIn({ menu: "closed" }),
    isMore: ({ context }) => !context.maxed,
    isOtherCount: ({ context, event }) =>
      event.type === "ARRIVED" && event.notPreviewed !== context.notPreviewed,
  },
  actions: {
    clearNotifications: assign({ notifications: [], maxed: false }),
    appendBatch: assign(
      ({ context }, { batch }: { batch: Pick<NotificationPage, "notifications" | "maxed"> }) => ({
        notifications: withBatch(context.notifications, batch.notifications),
        maxed: batch.maxed,
      }),
    ),
    setCount: assign((_, { notPreviewed }: { notPreviewed: number }) => ({ notPreviewed })),
    setSeen: assign(({ context, event }) => {
      assertEvent(event, "FOLLOW");
      return {
        notifications: context.notifications.map((one) =>
          one._id === event.id ? { ...one, seen: true } : one,
        ),
      };
    }),
    /** Marks it as seen on the server. Navigation does not wait for it; a lost request leaves it unseen. */
    markSeen: (_args, _notification: { id: string }) => undefined,
    /** Update the count in the header. */
    showCount: (_args, _count: { notPreviewed: number }) => undefined,
  },
}).createMachine({
  id: "notifications",
  context: ({ input }) => ({ ...input, notifications: [], maxed: false }),
  type: "parallel",
  states: {
    menu: {
      initial: "closed",
      states: {
        closed: { on: { OPEN: { target: "open", actions: "clearNotifications" } } },
        open: {
          initial: "loading",
          on: {
            CLOSE: "closed",
            FOLLOW: {
              guard: "isThere",
              target: "closed",
              actions: [
                "setSeen",
                {
                  type: "markSeen",
                  params: ({ event }) => {
                    assertEvent(event, "FOLLOW");
                    return { id: event.id };
                  },
                },
              ],
            },
          },
          states: {
            loading: {
              invoke: {
                src: "batch",
                input: { skip: 0 },
                onDone: {
                  target: "ready",
                  actions: { type: "appendBatch", params: ({ event }) => ({ batch: event.output }) },
                },
                onError: "failed",
              },
            },
            failed: { on: { RETRY: "loading" } },
            ready: { on: { LOAD_MORE: { guard: "isMore", target: "loadingMore" } } },
            loadingMore: {
              invoke: {
                src: "batch",
                input: ({ context }) => ({ skip: context.notifications.length }),
                onDone: {
                  target: "ready",
                  actions: { type: "appendBatch", params: ({ event }) => ({ batch: event.output }) },
                },
                onError: "moreFailed",
              },
            },
            moreFailed: { on: { RETRY: "loadingMore" } },
          },
        },
      },
    },
    count: {
      initial: "known",
      on: {
        OPEN: { guard: "isClosed", target: ".resetting" },
        ARRIVED: {
          guard: "isOtherCount",
          target: ".known",
          actions: [
            { type: "setCount", params: ({ event }) => event },
            { type: "showCount", params: ({ event }) => event },
          ],
        },
      },
      states: {
        known: {},
        resetting: {
          invoke: {
            src: "preview",
            onDone: {
              target: "known",
              actions: [
                { type: "setCount", params: ({ event }) => event.output },
                { type: "showCount", params: ({ event }) => event.output },
              ],
            },
            // The count then stays until the menu is opened again.
            onError: "known",
          },
        },
      },
    },
  },
});
