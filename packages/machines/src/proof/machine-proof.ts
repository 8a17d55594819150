import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from "xstate";
import { Exploration, type ExploredSubject } from "./exploration.ts";
import { findPaths } from "./explored-paths.ts";
import type { Answers } from "./machine-run.ts";

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
  answers?: Answers;
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
export function proveMachine(subject: ExploredSubject): Proof {
  const exploration = new Exploration(subject);
  const { shortestPaths, simplePathsTo } = findPaths(exploration);
  const report = exploration.report();
  // oxlint-disable-next-line no-console -- The report appears below the test results.
  console.info(report);
  return {
    gaps: exploration.gaps(),
    report,
    taken: Object.fromEntries([...exploration.taken].map(([state, types]) => [state, [...types].toSorted()])),
    shortestPaths: shortestPaths(),
    simplePathsTo,
  };
}
