import type { AnyStateMachine, AnyTransitionDefinition, EventObject, Snapshot } from "xstate";
import { edgeName, edgeOf, statePaths, transitionsOf } from "../chart/machine-chart.ts";
import type { RunningSnapshot } from "../chart/running-machine.ts";
import { liesIn, stateName } from "../chart/state-name.ts";
import {
  type Answers,
  answerSteps,
  eventStep,
  leavesOf,
  type Run,
  scriptActors,
  serialize,
  startRun,
  type Step,
  timersOf,
  timerSteps,
} from "./machine-run.ts";

/** What is explored; each property is described in `ProofSubject`. */
export type ExploredSubject = {
  machine: AnyStateMachine;
  inputs: Readonly<Record<string, unknown>>;
  restored?: Readonly<Record<string, Snapshot<unknown>>>;
  events: readonly EventObject[];
  answers?: Answers;
  distinguish?: (snapshot: RunningSnapshot) => unknown;
  maxStates?: number;
};

/** A state that was reached, the path to it, and by the name of each step the key of the state it leads to. */
type Place = { key: string; name: string; input: string; path: readonly Step[]; next: Map<string, string> };
/** Where something happened. */
type Reached = Pick<Place, "name" | "path">;

/** The number of faults that are reported; further ones are mostly repeats. */
const maxFaults = 12;

/** Every state that a machine can reach, found by trying every step in each of them. */
export class Exploration {
  readonly places = new Map<string, Place>();
  /** The keys of the states in which the machine starts. */
  readonly roots: readonly string[];
  /** By the path of an innermost state: the types of the events that were accepted there. */
  readonly taken = new Map<string, Set<string>>();
  readonly #subject: ExploredSubject;
  readonly #machine: AnyStateMachine;
  readonly #answers: Answers;
  readonly #eventSteps: ReadonlyArray<{ event: EventObject; step: Step }>;
  readonly #undriven: Set<AnyTransitionDefinition>;
  readonly #unseen: Set<string>;
  readonly #faults: string[] = [];

  constructor(subject: ExploredSubject) {
    this.#subject = subject;
    this.#answers = subject.answers ?? {};
    this.#machine = scriptActors(subject.machine, this.#answers);
    this.#eventSteps = subject.events.map((event) => ({ event, step: eventStep(event) }));
    this.#undriven = new Set(transitionsOf(this.#machine));
    this.#unseen = new Set(statePaths(this.#machine));
    this.roots = Object.keys({ ...subject.inputs, ...subject.restored }).map((input) => this.#enter(input));
    // A Map iterates over entries added during the loop, so this ends when no step leads to a new state.
    for (const place of this.places.values()) this.#expand(place);
  }

  /** Faults and uncovered states or transitions, one line each. */
  gaps(): string[] {
    const unreported = this.#faults.length - maxFaults;
    return [
      ...this.#faults.slice(0, maxFaults),
      ...(unreported > 0 ? [`and ${unreported} more`] : []),
      ...[...this.#unseen].map((path) => `never in ${path}`),
      ...[...this.#undriven].map((transition) => `never took ${edgeName(edgeOf(transition))}`),
    ];
  }

  /** The number of covered states and transitions, in one line. */
  report(): string {
    const [states, edges] = [statePaths(this.#machine).length, transitionsOf(this.#machine).length];
    const covered = `${states - this.#unseen.size} of ${states} states, ${edges - this.#undriven.size} of ${edges} edges`;
    return `${this.#machine.id}: ${covered}, ${this.places.size} situations × ${this.#eventSteps.length} events`;
  }

  #start(input: string): Run {
    const { inputs, restored } = this.#subject;
    return startRun(this.#machine, { input: inputs[input], restored: restored?.[input] });
  }

  /** Starts the machine with an input, and returns the key of its first state. */
  #enter(input: string): string {
    const run = this.#start(input);
    if (run.failures.length > 0)
      this.#blame({ name: input, path: [] }, "starting", `failed: ${run.failures.join(", ")}`);
    return this.#discover(input, [], run);
  }

  #runTo({ input, path }: Place): Run {
    const run = this.#start(input);
    for (const step of path) step.take(run);
    return run;
  }

  #keyOf(run: Run): string {
    const { distinguish } = this.#subject;
    const snapshot = run.actor.getSnapshot();
    return serialize([
      snapshot.value,
      snapshot.status,
      distinguish ? distinguish(snapshot) : snapshot.context,
      Object.entries(snapshot.children).map(([id, child]) => [id, child?.getSnapshot().status ?? null]),
      timersOf(run),
    ]);
  }

  /** Records the states and transitions of a run as covered. */
  #cover(run: Run): void {
    for (const transition of run.taken) this.#undriven.delete(transition);
    for (const leaf of [...leavesOf(run), ...run.taken.map(({ source }) => source.path.join("."))])
      for (let path = leaf; path !== ""; path = path.slice(0, Math.max(0, path.lastIndexOf("."))))
        this.#unseen.delete(path);
  }

  /** Returns the key of the state of a run, which is remembered if it is new. */
  #discover(input: string, path: readonly Step[], run: Run): string {
    this.#cover(run);
    const key = this.#keyOf(run);
    if (this.places.has(key)) return key;
    const { maxStates = 3_000 } = this.#subject;
    if (this.places.size >= maxStates)
      throw new Error(
        `${this.#machine.id} has more than ${maxStates} states: let \`distinguish\` tell fewer apart`,
      );
    const name = stateName(run.actor.getSnapshot().value);
    this.places.set(key, { key, name, input, path, next: new Map() });
    return key;
  }

  #blame({ name, path }: Reached, step: string, what: string): void {
    const steps = path.map((one) => one.name).join(", ");
    this.#faults.push(`${name || this.#machine.id}, reached by [${steps}]: ${step} ${what}`);
  }

  /** Tries every step in a state. */
  #expand(place: Place): void {
    const run = this.#runTo(place);
    const snapshot = run.actor.getSnapshot();
    for (const leaf of leavesOf(run)) if (!this.taken.has(leaf)) this.taken.set(leaf, new Set());
    if (snapshot.status !== "active") return;
    for (const { event, step } of this.#eventSteps)
      if (snapshot.can(event)) this.#take(place, step);
      else this.#refuse(place, run, step);
    for (const step of [...answerSteps(run, this.#answers), ...timerSteps(run)]) this.#take(place, step);
    run.actor.stop();
  }

  #take(place: Place, step: Step): void {
    const run = this.#runTo(place);
    run.taken.length = 0;
    const here = leavesOf(run);
    try {
      step.take(run);
    } catch (failure) {
      this.#blame(place, step.name, `threw ${String(failure)}`);
    }
    if (step.type !== "") this.#recordTaken(here, step.type, run);
    if (run.failures.length > 0) this.#blame(place, step.name, `failed: ${run.failures.join(", ")}`);
    else place.next.set(step.name, this.#discover(place.input, [...place.path, step], run));
    run.actor.stop();
  }

  /** Records an event at those of the innermost states that accepted it, themselves or by an ancestor. */
  #recordTaken(leaves: readonly string[], event: string, run: Run): void {
    for (const leaf of leaves)
      if (run.taken.some(({ source, eventType }) => eventType !== "" && liesIn(source.path.join("."), leaf)))
        this.taken.get(leaf)?.add(event);
  }

  /** Rejected events do not change the run, so one run can test them all. */
  #refuse(place: Place, run: Run, step: Step): void {
    const stateOfRun = () => [this.#keyOf(run), run.actor.getSnapshot().context, run.acted.length];
    const before = stateOfRun();
    try {
      step.take(run);
    } catch (failure) {
      this.#blame(place, step.name, `was refused by throwing ${String(failure)}`);
    }
    const after = stateOfRun();
    if (run.failures.length > 0 || before.some((one, at) => one !== after[at]))
      this.#blame(place, step.name, "was refused and yet changed something");
    this.#cover(run);
  }
}
