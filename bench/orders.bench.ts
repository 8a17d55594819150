import { beginnings, faultOfSequence } from "@heirloop/machines/order/order-sequence.fixture";
import { type Benchmark, milliseconds } from "./benchmark.ts";

const sequences = 10_000;
const picksEach = 20;

/** A seeded generator (mulberry32), so that every run has the same sequences. */
function picksFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * The order machine alone, in this process: the time of random event sequences, with the money checked after
 * each event.
 */
export const benchmark: Benchmark = {
  title: "Orders",
  measure: async () => {
    const pick = picksFrom(20_261_121);
    const before = performance.now();
    for (let at = 0; at < sequences; at += 1) {
      const beginning = beginnings[at % beginnings.length];
      if (beginning === undefined) throw new Error("There are no beginnings.");
      const fault = faultOfSequence(beginning, Array.from({ length: picksEach }, pick));
      if (fault !== null) throw new Error(`An order ${fault.what}: ${JSON.stringify(fault)}`);
    }
    return [
      {
        what: `${sequences.toLocaleString("en-US")} random orders of ${picksEach} events, the money checked after each`,
        figure: milliseconds(performance.now() - before),
        aim: "under 20 s",
      },
    ];
  },
};
