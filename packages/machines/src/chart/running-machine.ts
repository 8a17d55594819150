import type { EventObject } from "xstate";

/** The part of an invoked actor that can be read and sent events to. */
export type RunningChild = {
  src: unknown;
  getSnapshot: () => { status: string };
  send: (event: EventObject & Readonly<Record<string, unknown>>) => void;
};

export type RunningSnapshot = {
  value: unknown;
  status: string;
  context: unknown;
  children: Readonly<Record<string, RunningChild | undefined>>;
  can: (event: EventObject) => boolean;
};

/** A running machine of any type: code that inspects every machine cannot know their types. */
export type RunningMachine = {
  getSnapshot: () => RunningSnapshot;
  start: () => void;
  stop: () => void;
  send: (event: EventObject) => void;
  system: { getSnapshot: () => { _scheduledEvents: Readonly<Record<string, { event: EventObject }>> } };
};

/**
 * The delayed events, in the order in which their timers were started. A clock has its timers in the same
 * order.
 */
export const scheduledEvents = ({ system }: Pick<RunningMachine, "system">): EventObject[] =>
  Object.values(system.getSnapshot()._scheduledEvents).map(({ event }) => event);
