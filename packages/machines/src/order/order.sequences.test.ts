import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, faultOfSequence } from "./order-sequence.fixture.ts";

test("keeps the money at a zero sum and where the status says after any sequence of events, and final statuses final", () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 40 }), (beginning, picks) => {
      expect(faultOfSequence(beginning, picks)).toBeNull();
    }),
    { numRuns: 2_500 },
  );
});
