import {
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type Snapshot,
} from "xstate";
import { type RunningMachine, scheduledEvents } from "../chart/running-machine.ts";
import { innermost } from "../chart/state-name.ts";

/** The result of an invoked actor. */
type Answer = { output: unknown } | { error: unknown };

/** A running machine whose actors and timers do nothing until a step completes them, and what it has done. */
export type Run = {
  actor: RunningMachine;
  clock: TimerByTimer;
  taken: AnyTransitionDefinition[];
  acted: string[];
  failures: string[];
};

/** One possible step: an event, an actor's result, or a timer. `type` is the event's, empty for the others. */
export type Step = { name: string; type: string; take: (run: Run) => void };

export type Answers = Readonly<Record<string, readonly Answer[]>>;

/**
 * A simulated clock without an order of its own. `SimulatedClock` always fires the shortest delay first, but
 * a user may act in between, so each running timer has to be seen firing first.
 */
class TimerByTimer {
  readonly #timers = new Map<number, () => void>();
  #last = 0;
  setTimeout(ring: () => void): number {
    this.#last += 1;
    this.#timers.set(this.#last, ring);
    return this.#last;
  }
  clearTimeout(timer: number): void {
    this.#timers.delete(timer);
  }
  /** Fires the nth of the timers that are still running. */
  ring(nth: number): void {
    const [timer, ring] = [...this.#timers][nth] ?? [];
    if (timer === undefined) throw new Error(`no timer ${nth} is running`);
    this.#timers.delete(timer);
    ring?.();
  }
}

/** An actor that does nothing until the proof completes it, and then at once. */
const scripted = {
  getInitialSnapshot: (): Snapshot<unknown> => ({ status: "active", output: undefined, error: undefined }),
  transition: (
    before: Snapshot<unknown>,
    { answer }: EventObject & { answer?: Answer },
  ): Snapshot<unknown> => {
    // Other events come from the parent or stop the actor.
    if (answer === undefined) return before;
    return "error" in answer
      ? { status: "error", output: undefined, error: answer.error }
      : { status: "done", output: answer.output, error: undefined };
  },
  getPersistedSnapshot: (snapshot: Snapshot<unknown>): Snapshot<unknown> => snapshot,
};

/** Replaces the actors that have answers by ones that give them when a step says so. */
export const scriptActors = (machine: AnyStateMachine, answers: Answers): AnyStateMachine =>
  machine.provide({ actors: Object.fromEntries(Object.keys(answers).map((name) => [name, scripted])) });

export function startRun(
  machine: AnyStateMachine,
  { input, restored }: { input: unknown; restored: Snapshot<unknown> | undefined },
): Run {
  const run: Omit<Run, "actor"> = { clock: new TimerByTimer(), taken: [], acted: [], failures: [] };
  const actor = createActor(machine, {
    input,
    ...(restored === undefined ? {} : { snapshot: restored }),
    clock: run.clock,
    inspect: (seen) => {
      if (seen.type === "@xstate.microstep") run.taken.push(...seen._transitions);
      if (seen.type === "@xstate.action") run.acted.push(seen.action.type);
    },
  });
  actor.subscribe({ error: (failure) => run.failures.push(String(failure)) });
  actor.start();
  return { ...run, actor };
}

export const serialize = (value: unknown): string => JSON.stringify(value) ?? "";

const shorten = (value: unknown): string => serialize(value).slice(0, 120);

const nameEvent = ({ type, ...payload }: EventObject): string =>
  Object.keys(payload).length === 0 ? type : `${type} ${shorten(payload)}`;

const nameAnswer = (actor: string, answer: Answer): string =>
  "error" in answer ? `${actor} fails` : `${actor} answers ${shorten(answer.output)}`;

/** Paths of the innermost states of a run. */
export const leavesOf = ({ actor }: Run): string[] => innermost(actor.getSnapshot().value);

export const timersOf = ({ actor }: Run): string[] => scheduledEvents(actor).map(({ type }) => type);

export const eventStep = (event: EventObject): Step => ({
  name: nameEvent(event),
  type: event.type,
  take: ({ actor }) => actor.send(event),
});

/** The results that the actors of a run can have now. */
export const answerSteps = ({ actor }: Run, answers: Answers): Step[] =>
  Object.entries(actor.getSnapshot().children).flatMap(([id, child]) => {
    const name = typeof child?.src === "string" ? child.src : "";
    if (child?.getSnapshot().status !== "active") return [];
    return (answers[name] ?? []).map((answer) => ({
      name: nameAnswer(name, answer),
      type: "",
      take: (run: Run) => run.actor.getSnapshot().children[id]?.send({ type: "answer", answer }),
    }));
  });

/** The timers of a run that can fire now. */
export const timerSteps = (run: Run): Step[] =>
  timersOf(run).map((type, nth) => ({
    name: `time: ${type.replace("xstate.after.", "")}`,
    type: "",
    take: ({ clock }) => clock.ring(nth),
  }));
