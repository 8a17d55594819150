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
  | { type: "AWAY" }
  /** The page is visible again. */
  | { type: "BACK" }
  /** The page was restored from storage: pending alerts are shown again with their full time. */
  | { type: "REPLAY" }
  /** Sent by the machine to itself. */
  | { type: "TIME_IS_UP"; id: string };

/** The maximum number of visible alerts. */
export const alertsAtOnce = 3;

export const standingAlerts = ({ pending }: Pick<AlertsContext, "pending">): readonly Alert[] =>
  pending.slice(0, alertsAtOnce);

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
      (event.type === "CLOSE" || event.type === "TIME_IS_UP") &&
      context.pending.some(({ id }) => id === event.id),
    holdsAnew: ({ context, event }) => event.type === "HOLD" && !context.holders.includes(event.by),
    holds: ({ context, event }) => event.type === "RELEASE" && context.holders.includes(event.by),
    isFree: ({ context }) => context.holders.length === 0,
    isNothingLeft: ({ context }) => context.pending.length === 0,
  },
  actions: {
    keep: assign(({ context, event }) => {
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
      assertEvent(event, ["CLOSE", "TIME_IS_UP"]);
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
    keepTime: enqueueActions(({ context, enqueue }) => {
      const standing = standingAlerts(context).map(({ id }) => id);
      for (const id of context.timed) if (!standing.includes(id)) enqueue.cancel(timerOf(id));
      for (const id of standing)
        if (!context.timed.includes(id))
          enqueue.raise({ type: "TIME_IS_UP", id }, { id: timerOf(id), delay: "standing" });
      enqueue.assign({ timed: standing });
    }),
    stopTime: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timed) enqueue.cancel(timerOf(id));
      enqueue.assign({ timed: [] });
    }),
  },
  delays: { standing: constants.alertDuration },
}).createMachine({
  id: "alerts",
  context: { pending: [], timed: [], holders: [] },
  initial: "quiet",
  states: {
    quiet: {
      entry: "releaseAll",
      on: { SHOW: { target: "standing", actions: "keep" }, AWAY: "away" },
    },
    standing: {
      initial: "running",
      always: { guard: "isNothingLeft", target: "quiet" },
      on: { AWAY: "away", REPLAY: { target: ".running", reenter: true, actions: "releaseAll" } },
      states: {
        running: {
          entry: "keepTime",
          exit: "stopTime",
          on: {
            SHOW: { actions: ["keep", "keepTime"] },
            CLOSE: { guard: "isPending", actions: ["remove", "keepTime"] },
            TIME_IS_UP: { guard: "isPending", actions: ["remove", "keepTime"] },
            HOLD: { target: "held", actions: "hold" },
          },
        },
        held: {
          always: { guard: "isFree", target: "running" },
          on: {
            SHOW: { actions: "keep" },
            CLOSE: { guard: "isPending", actions: ["remove", "releaseFocus"] },
            HOLD: { guard: "holdsAnew", actions: "hold" },
            RELEASE: { guard: "holds", actions: "release" },
          },
        },
      },
    },
    away: {
      entry: "releaseAll",
      on: {
        SHOW: { actions: "keep" },
        BACK: [{ guard: "isNothingLeft", target: "quiet" }, "standing"],
      },
    },
  },
});
