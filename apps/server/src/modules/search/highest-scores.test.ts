import fc from "fast-check";
import { expect, test } from "vitest";
import { highestScores } from "./highest-scores.ts";

/** Few distinct scores, so that many tie. */
const scored = fc.record({ score: fc.nat(4), isCompared: fc.boolean() });

test("returns the same positions as sorting all of them, the earlier of equal scores first", () => {
  fc.assert(
    fc.property(fc.array(scored), fc.nat(12), (all, count) => {
      const scores = Float64Array.from(all, ({ score }) => score);
      const positions = [...all.keys()].filter((at) => all[at]?.isCompared);
      const sorted = positions.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, count);
      expect(highestScores(scores, Uint32Array.from(positions), count)).toEqual(sorted);
    }),
  );
});
