import {
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type EventObject,
  fromTransition,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import { edgeName, edgeOf, statePaths, transitionsOf } from "../chart/machine-chart.ts";
import { type RunningMachine, type RunningSnapshot, scheduledEvents } from "../chart/running-machine.ts";
import { innermost, liesIn, stateName } from "../chart/state-name.ts";

/** The result of an invoked actor. */
export type Answer = { output: unknown } | { error: unknown };

export type ProofSubject<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Every distinct input, by name. A machine without input takes `{ start: undefined }`. */
  inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** Snapshots from which the machine is also started, by name, for a machine that can be restored. */
  restored?: Readonly<Record<string, SnapshotFrom<Machine>>>;
  /**
   * Every event with every payload that a guard distinguishes, including the events that callback actors send
   * back.
   */
  events: ReadonlyArray<EventFromLogic<Machine> & EventObject>;
  /** The possible results by actor name. An actor without an entry never completes. */
  answers?: Readonly<Record<string, readonly Answer[]>>;
  /**
   * The part of a snapshot that distinguishes states, besides state value, running actors and timers. The
   * whole context by default; set it when the context can grow without limit.
   */
  distinguish?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** The limit above which `distinguish` distinguishes too much: 3,000 by default. */
  maxStates?: number;
};

export type Proof = {
  /** Faults and uncovered states or transitions, one line each; empty when the machine is proven. */
  gaps: readonly string[];
  /** The number of covered states and transitions, in one line. */
  report: string;
  /**
   * By the path of an innermost state: the types of the events that it or an ancestor accepts with some
   * payload.
   */
  taken: Readonly<Record<string, readonly string[]>>;
  /** By the name of a resting state: the shortest path to it (xstate/graph). */
  shortestPaths: Readonly<Record<string, readonly string[]>>;
  /**
   * Every path to a resting state that visits no state twice (xstate/graph). Grows fast: for small machines.
   */
  simplePathsTo: (state: string) => ReadonlyArray<readonly string[]>;
};

/** One possible step: an event, an actor's result, or a timer. */
type Step = { name: string; type: string; take: (run: Run) => void };

type AnySubject = Omit<ProofSubject<AnyStateMachine>, "inputs" | "restored" | "events" | "distinguish"> & {
  inputs: Readonly<Record<string, unknown>>;
  restored?: Readonly<Record<string, Snapshot<unknown>>>;
  events: readonly EventObject[];
  distinguish?: (snapshot: RunningSnapshot) => unknown;
};

type Run = {
  actor: RunningMachine;
  clock: TimerByTimer;
  taken: AnyTransitionDefinition[];
  acted: string[];
  failures: string[];
};

/** A state that was reached, and the path to it. */
type Place = { key: string; name: string; input: string; path: readonly Step[]; next: Map<string, string> };

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

/** The number of faults that are reported; further ones are mostly repeats. */
const maxFaults = 12;

const serialize = (value: unknown): string => JSON.stringify(value) ?? "";

/** Paths of the innermost states of a run. */
const leavesOf = ({ actor }: Run): string[] => innermost(actor.getSnapshot().value);

const eventName = ({ type, ...payload }: EventObject): string =>
  Object.keys(payload).length === 0 ? type : `${type} ${serialize(payload).slice(0, 120)}`;

const timersOf = ({ actor }: Run): string[] => scheduledEvents(actor).map(({ type }) => type);

/**
 * Proves a machine by running it: tries every event, actor result and timer from every reachable state. A
 * rejected event must change nothing, do nothing and throw nothing, and each state and transition must be
 * covered. Nothing waits: actors are scripted, time is simulated. The same inputs give the same proof.
 *
 * @example
 *   test("handles every event in every state and takes every transition", () => {
 *     const proof = proveMachine({
 *       machine: searchBoxMachine,
 *       inputs: { empty: { typed: "", recent: [] }, "from a search": { typed: "sofa", recent: [] } },
 *       events: [{ type: "OPEN" }, { type: "TYPE", typed: "so" }, { type: "TYPE", typed: "sofa" }],
 *       answers: { suggest: [{ output: suggestions }, { error: new Error("down") }] },
 *     });
 *     expect(proof.gaps).toEqual([]);
 *     expect(proof.taken).toEqual({ closed: ["OPEN", "TYPE"], "open.idle": ["CLOSE", "TYPE"] });
 *   });
 *
 * @throws When there are more states than `maxStates`; then `distinguish` fewer of them.
 */
export function proveMachine<Machine extends AnyStateMachine>(subject: ProofSubject<Machine>): Proof;
export function proveMachine(subject: AnySubject): Proof {
  const answers = subject.answers ?? {};
  const machine = subject.machine.provide({
    actors: Object.fromEntries(Object.keys(answers).map((name) => [name, scripted])),
  });
  const maxStates = subject.maxStates ?? 3_000;
  const undriven = new Set(transitionsOf(machine));
  const unseen = new Set(statePaths(machine));
  const faults: string[] = [];
  const taken = new Map<string, Set<string>>();
  const places = new Map<string, Place>();

  const start = (input: string): Run => {
    const run: Omit<Run, "actor"> = { clock: new TimerByTimer(), taken: [], acted: [], failures: [] };
    const restored = subject.restored?.[input];
    const actor = createActor(machine, {
      input: subject.inputs[input],
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
  };

  const arrive = ({ input, path }: Pick<Place, "input" | "path">): Run => {
    const run = start(input);
    for (const step of path) step.take(run);
    return run;
  };

  const keyOf = (run: Run): string => {
    const snapshot = run.actor.getSnapshot();
    return serialize([
      snapshot.value,
      snapshot.status,
      subject.distinguish ? subject.distinguish(snapshot) : snapshot.context,
      Object.entries(snapshot.children).map(([id, child]) => [id, child?.getSnapshot().status ?? null]),
      timersOf(run),
    ]);
  };

  const note = (run: Run): void => {
    for (const transition of run.taken) undriven.delete(transition);
    for (const leaf of [...leavesOf(run), ...run.taken.map(({ source }) => source.path.join("."))])
      for (let path = leaf; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf("."))))
        unseen.delete(path);
  };

  const eventSteps: Step[] = subject.events.map((event) => ({
    name: eventName(event),
    type: event.type,
    take: ({ actor }) => actor.send(event),
  }));

  const answerSteps = ({ actor }: Run): Step[] =>
    Object.entries(actor.getSnapshot().children).flatMap(([id, child]) => {
      const name = typeof child?.src === "string" ? child.src : "";
      if (child?.getSnapshot().status !== "active") return [];
      return (answers[name] ?? []).map((answer) => ({
        name:
          "error" in answer ? `${name} fails` : `${name} answers ${serialize(answer.output).slice(0, 120)}`,
        type: "",
        take: (run) => run.actor.getSnapshot().children[id]?.send({ type: "answer", answer }),
      }));
    });

  const timerSteps = (run: Run): Step[] =>
    timersOf(run).map((type, nth) => ({
      name: `time: ${type.replace("xstate.after.", "")}`,
      type: "",
      take: ({ clock }) => clock.ring(nth),
    }));

  const discover = (input: string, path: readonly Step[], run: Run): string => {
    note(run);
    const key = keyOf(run);
    if (!places.has(key)) {
      if (places.size >= maxStates)
        throw new Error(
          `${machine.id} has more than ${maxStates} states: let \`distinguish\` tell fewer apart`,
        );
      places.set(key, { key, name: stateName(run.actor.getSnapshot().value), input, path, next: new Map() });
    }
    return key;
  };

  const ways = (place: Pick<Place, "name" | "path">): string =>
    `${place.name || machine.id}, reached by [${place.path.map(({ name }) => name).join(", ")}]`;
  const blame = (place: Pick<Place, "name" | "path">, step: string, what: string): void => {
    faults.push(`${ways(place)}: ${step} ${what}`);
  };

  const tryStep = (place: Place, step: Step): void => {
    const run = arrive(place);
    run.taken.length = 0;
    const here = leavesOf(run);
    try {
      step.take(run);
    } catch (failure) {
      blame(place, step.name, `threw ${String(failure)}`);
    }
    if (step.type !== "")
      for (const leaf of here)
        if (
          run.taken.some(({ source, eventType }) => eventType !== "" && liesIn(source.path.join("."), leaf))
        )
          taken.get(leaf)?.add(step.type);
    if (run.failures.length > 0) blame(place, step.name, `failed: ${run.failures.join(", ")}`);
    else place.next.set(step.name, discover(place.input, [...place.path, step], run));
    run.actor.stop();
  };

  /** Rejected events do not change the run, so one run can test them all. */
  const refuseAt = (place: Place, run: Run, step: Step): void => {
    const before = [keyOf(run), run.actor.getSnapshot().context, run.acted.length];
    try {
      step.take(run);
    } catch (failure) {
      blame(place, step.name, `was refused by throwing ${String(failure)}`);
    }
    const after = [keyOf(run), run.actor.getSnapshot().context, run.acted.length];
    if (run.failures.length > 0 || before.some((one, at) => one !== after[at]))
      blame(place, step.name, "was refused and yet changed something");
    note(run);
  };

  const expand = (place: Place): void => {
    const run = arrive(place);
    const snapshot = run.actor.getSnapshot();
    for (const leaf of leavesOf(run)) if (!taken.has(leaf)) taken.set(leaf, new Set());
    if (snapshot.status !== "active") return;
    const allowed = (step: Step, at: number): boolean => {
      const event = subject.events[at];
      return event !== undefined && step.type === event.type && snapshot.can(event);
    };
    for (const [at, step] of eventSteps.entries())
      if (allowed(step, at)) tryStep(place, step);
      else refuseAt(place, run, step);
    for (const step of [...answerSteps(run), ...timerSteps(run)]) tryStep(place, step);
    run.actor.stop();
  };

  const roots = Object.keys({ ...subject.inputs, ...subject.restored }).map((input) => {
    const run = start(input);
    if (run.failures.length > 0)
      blame({ name: input, path: [] }, "starting", `failed: ${run.failures.join(", ")}`);
    return discover(input, [], run);
  });
  // A Map iterates over entries added during the loop, so this ends when no step leads to a new state.
  for (const place of places.values()) expand(place);

  /** The states and steps that were found, in the form that xstate/graph takes. */
  const walked = (root: string) =>
    fromTransition(
      ({ key }: { key: string }, { type }: EventObject) => ({ key: places.get(key)?.next.get(type) ?? key }),
      { key: root },
    );
  const options = {
    events: ({ context: { key } }: { context: { key: string } }) =>
      [...(places.get(key)?.next.keys() ?? [])].map((type) => ({ type })),
    serializeState: ({ context: { key } }: { context: { key: string } }) => key,
  };
  type Found = { state: { context: { key: string } }; steps: ReadonlyArray<{ event: EventObject }> };
  const stepsOf = ({ steps }: Found): string[] =>
    steps.map(({ event }) => event.type).filter((type) => type !== "xstate.init");
  const nameAt = ({ state }: Found): string => places.get(state.context.key)?.name ?? "";

  const shortestPaths: Record<string, readonly string[]> = {};
  for (const root of roots)
    for (const found of getShortestPaths(walked(root), options)) {
      const known = shortestPaths[nameAt(found)];
      const steps = stepsOf(found);
      if (known === undefined || steps.length < known.length) shortestPaths[nameAt(found)] = steps;
    }

  const edges = transitionsOf(machine);
  const states = statePaths(machine);
  const report = `${machine.id}: ${states.length - unseen.size} of ${states.length} states, ${edges.length - undriven.size} of ${edges.length} edges, ${places.size} situations × ${eventSteps.length} events`;
  // oxlint-disable-next-line no-console -- The report appears below the test results.
  console.info(report);
  return {
    gaps: [
      ...faults.slice(0, maxFaults),
      ...(faults.length > maxFaults ? [`and ${faults.length - maxFaults} more`] : []),
      ...[...unseen].map((path) => `never in ${path}`),
      ...[...undriven].map((transition) => `never took ${edgeName(edgeOf(transition))}`),
    ],
    report,
    taken: Object.fromEntries([...taken].map(([name, types]) => [name, [...types].toSorted()])),
    shortestPaths,
    simplePathsTo: (state) =>
      roots.flatMap((root) =>
        getSimplePaths(walked(root), options)
          .filter((found) => nameAt(found) === state)
          .map(stepsOf),
      ),
  };
}
