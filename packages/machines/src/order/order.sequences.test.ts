import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, faultOfSequence } from "./order-sequence.fixture.ts";

test("whatever people do, after every event the money sums to zero and is where the status says, and an end is an end", () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 40 }), (beginning, picks) => {
      expect(faultOfSequence(beginning, picks)).toBeNull();
    }),
    { numRuns: 2_500 },
  );
});
