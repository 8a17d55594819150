import { passesAny, type SlotTest } from "./listing-columns.ts";
import { createBytesScratch, createNumbersScratch } from "./scratch.ts";
import type { Clause, Condition } from "./search.port.ts";

/** The candidates that satisfy a search's clauses. The arrays are reused by the next search. */
export type Filtered = {
  /** By position among the candidates. */
  readonly positions: Uint32Array;
  readonly slots: Uint32Array;
  /** Returns the slots that satisfy all clauses but one, which they may satisfy or not. */
  slotsIgnoring(clause: number): Uint32Array;
};

/** A candidate that fails more than one clause is found by no search that ignores one of them. */
const failsSeveral = 255;

/** Creates the function that filters the candidates of one search after another. */
export function createClauseFilter(testOf: (condition: Condition) => SlotTest) {
  const scratch = {
    failed: createBytesScratch(),
    positions: createNumbersScratch(),
    slots: createNumbersScratch(),
    ignoringPositions: createNumbersScratch(),
    ignoringSlots: createNumbersScratch(),
  };

  /**
   * Returns for each candidate which clause it fails: 0 if none, the clause's number from 1 on if only that
   * one, {@link failsSeveral} otherwise.
   */
  function testClauses(candidates: Uint32Array, clauses: readonly Clause[]): Uint8Array {
    const failed = scratch.failed(candidates.length);
    clauses.forEach(({ any }, index) => {
      const tests = any.map(testOf);
      for (let at = 0; at < candidates.length; at += 1) {
        const before = failed[at] ?? 0;
        if (before === failsSeveral || passesAny(tests, candidates[at] ?? 0)) continue;
        failed[at] = before === 0 ? Math.min(index + 1, failsSeveral) : failsSeveral;
      }
    });
    return failed;
  }

  return (candidates: Uint32Array, clauses: readonly Clause[]): Filtered => {
    const failed = testClauses(candidates, clauses);
    const positions = selectPositions(failed, 0, scratch.positions(failed.length));
    return {
      positions,
      slots: slotsAt(candidates, positions, scratch.slots(positions.length)),
      slotsIgnoring(clause) {
        const ignoring = selectPositions(failed, clause + 1, scratch.ignoringPositions(failed.length));
        return slotsAt(candidates, ignoring, scratch.ignoringSlots(ignoring.length));
      },
    };
  };
}

/** Returns the positions of the candidates that fail no clause, or only the clause `own`, in `positions`. */
function selectPositions(failed: Uint8Array, own: number, positions: Uint32Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < failed.length; at += 1) {
    if (failed[at] !== 0 && failed[at] !== own) continue;
    positions[count] = at;
    count += 1;
  }
  return positions.subarray(0, count);
}

/** Returns the candidates at some positions, in `slots`. */
function slotsAt(candidates: Uint32Array, positions: Uint32Array, slots: Uint32Array): Uint32Array {
  if (positions.length === candidates.length) return candidates;
  for (let at = 0; at < positions.length; at += 1) slots[at] = candidates[positions[at] ?? 0] ?? 0;
  return slots;
}
