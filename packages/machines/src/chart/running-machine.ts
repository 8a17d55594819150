import type { EventObject } from "xstate";

/** What can be read of an actor's child, and told to it. */
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

/** A running machine, whichever it is: what looks at every machine cannot know the types of one. */
export type RunningMachine = {
  getSnapshot: () => RunningSnapshot;
  start: () => void;
  stop: () => void;
  send: (event: EventObject) => void;
  system: { getSnapshot: () => { _scheduledEvents: Readonly<Record<string, { event: EventObject }>> } };
};

/** The events that time will send, in the order in which their timers were started: a clock has its timers in the same order. */
export const scheduledEvents = ({ system }: Pick<RunningMachine, "system">): EventObject[] =>
  Object.values(system.getSnapshot()._scheduledEvents).map(({ event }) => event);
