import { beginnings, faultOfSequence } from "@heirloop/machines/order/order-sequence.fixture";
import { type Benchmark, milliseconds } from "./benchmark.ts";

const sequences = 10_000;
const picksEach = 20;

/** The same sequences each time: a small generator of our own (mulberry32). */
function picksFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The order machine alone, in this process: how long random lives of orders take, each event checked for its money. */
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
