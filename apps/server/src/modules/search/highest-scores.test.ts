import fc from "fast-check";
import { expect, test } from "vitest";
import { highestScores } from "./highest-scores.ts";

/** Few distinct scores, so that many tie. */
const scored = fc.record({ score: fc.nat(4), isCompared: fc.boolean() });

test.each([
  ["a page", fc.nat(12), fc.array(scored)],
  ["hundreds", fc.integer({ min: 395, max: 410 }), fc.array(scored, { minLength: 380, maxLength: 420 })],
])("returns %s of the positions as sorting all of them does", (_what, counts, every) => {
  fc.assert(
    fc.property(every, counts, (all, count) => {
      const scores = Float64Array.from(all, ({ score }) => score);
      const positions = [...all.keys()].filter((at) => all[at]?.isCompared);
      const laterFirst = (a: number, b: number) => b - a;
      const sorted = positions
        .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || laterFirst(a, b))
        .slice(0, count);
      expect(highestScores(scores, Uint32Array.from(positions), count, laterFirst)).toEqual(sorted);
    }),
  );
});
