import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, faultOfSequence } from "./order-sequence.fixture.ts";

test("balances the money by status and keeps final statuses final after any sequence of events", () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 40 }), (beginning, picks) => {
      expect(faultOfSequence(beginning, picks)).toBeNull();
    }),
    { numRuns: 2_500 },
  );
});
