import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { assertEvent, assign, enqueueActions, setup } from "xstate";

export type Alert = {
  /** Created by the sender. */
  id: string;
  tone: "success" | "danger";
  message: string;
};

/** What pauses the timers. */
export type AlertHolder = "pointer" | "focus";

export type AlertsContext = {
  /** Visible and queued alerts, oldest first. */
  pending: readonly Alert[];
  /** The `id`s whose timers are running. */
  timed: readonly string[];
  holders: readonly AlertHolder[];
};

export type AlertsEvent =
  | { type: "SHOW"; alert: Alert }
  | { type: "CLOSE"; id: string }
  | { type: "HOLD"; by: AlertHolder }
  | { type: "RELEASE"; by: AlertHolder }
  /** The page is hidden. */
  | { type: "PAGE_HIDDEN" }
  /** The page is visible again. */
  | { type: "PAGE_SHOWN" }
  /** The page was restored from storage: pending alerts are shown again with their full time. */
  | { type: "REPLAY" }
  /** Sent by the machine to itself. */
  | { type: "TIMED_OUT"; id: string };

/** The maximum number of visible alerts. */
export const maximumVisible = 3;

export const visibleAlerts = ({ pending }: Pick<AlertsContext, "pending">): readonly Alert[] =>
  pending.slice(0, maximumVisible);

const timerOf = (id: string): string => `time of ${id}`;

/**
 * Alerts (docs/product.md §8): each is visible for 7 seconds, at most three at a time, and the others are
 * queued. Hovering or focusing one pauses all of them, and their timers then start over. Alerts sent while
 * the page is hidden appear once it is visible. A repeated message replaces the previous one.
 */
export const alertsMachine = setup({
  types: {} as { context: AlertsContext; events: AlertsEvent },
  guards: {
    isPending: ({ context, event }) =>
      (event.type === "CLOSE" || event.type === "TIMED_OUT") &&
      context.pending.some(({ id }) => id === event.id),
    isNewHolder: ({ context, event }) => event.type === "HOLD" && !context.holders.includes(event.by),
    isHolder: ({ context, event }) => event.type === "RELEASE" && context.holders.includes(event.by),
    isUnheld: ({ context }) => context.holders.length === 0,
    isEmpty: ({ context }) => context.pending.length === 0,
  },
  actions: {
    add: assign(({ context, event }) => {
      assertEvent(event, "SHOW");
      const { tone, message } = event.alert;
      return {
        pending: [
          ...context.pending.filter((one) => one.tone !== tone || one.message !== message),
          event.alert,
        ],
      };
    }),
    remove: assign(({ context, event }) => {
      assertEvent(event, ["CLOSE", "TIMED_OUT"]);
      return { pending: context.pending.filter(({ id }) => id !== event.id) };
    }),
    /** The focused button was removed, and a removed element fires no blur event. */
    releaseFocus: assign(({ context }) => ({ holders: context.holders.filter((by) => by !== "focus") })),
    hold: assign(({ context, event }) => {
      assertEvent(event, "HOLD");
      return { holders: [...context.holders, event.by] };
    }),
    release: assign(({ context, event }) => {
      assertEvent(event, "RELEASE");
      return { holders: context.holders.filter((by) => by !== event.by) };
    }),
    releaseAll: assign({ holders: [] }),
    /** Starts timers for newly visible alerts and stops those of dismissed alerts. */
    startTimers: enqueueActions(({ context, enqueue }) => {
      const visible = visibleAlerts(context).map(({ id }) => id);
      for (const id of context.timed) if (!visible.includes(id)) enqueue.cancel(timerOf(id));
      for (const id of visible)
        if (!context.timed.includes(id))
          enqueue.raise({ type: "TIMED_OUT", id }, { id: timerOf(id), delay: "alertDuration" });
      enqueue.assign({ timed: visible });
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timed) enqueue.cancel(timerOf(id));
      enqueue.assign({ timed: [] });
    }),
  },
  delays: { alertDuration: constants.alertDuration },
}).createMachine({
  id: "alerts",
  context: { pending: [], timed: [], holders: [] },
  initial: "empty",
  states: {
    empty: {
      entry: "releaseAll",
      on: { SHOW: { target: "visible", actions: "add" }, PAGE_HIDDEN: "pageHidden" },
    },
    visible: {
      initial: "running",
      always: { guard: "isEmpty", target: "empty" },
      on: { PAGE_HIDDEN: "pageHidden", REPLAY: { target: ".running", reenter: true, actions: "releaseAll" } },
      states: {
        running: {
          entry: "startTimers",
          exit: "stopTimers",
          on: {
            SHOW: { actions: ["add", "startTimers"] },
            CLOSE: { guard: "isPending", actions: ["remove", "startTimers"] },
            TIMED_OUT: { guard: "isPending", actions: ["remove", "startTimers"] },
            HOLD: { target: "paused", actions: "hold" },
          },
        },
        paused: {
          always: { guard: "isUnheld", target: "running" },
          on: {
            SHOW: { actions: "add" },
            CLOSE: { guard: "isPending", actions: ["remove", "releaseFocus"] },
            HOLD: { guard: "isNewHolder", actions: "hold" },
            RELEASE: { guard: "isHolder", actions: "release" },
          },
        },
      },
    },
    pageHidden: {
      entry: "releaseAll",
      on: {
        SHOW: { actions: "add" },
        PAGE_SHOWN: [{ guard: "isEmpty", target: "empty" }, "visible"],
      },
    },
  },
});
