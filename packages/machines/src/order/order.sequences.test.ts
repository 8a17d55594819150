import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, everyEvent, faultOfSequence } from "./order-sequence.fixture.ts";

test("whatever people do, after every event the money sums to zero and is where the status says, and an end is an end", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.array(fc.constantFrom(...everyEvent), { maxLength: 40 }),
      (beginning, events) => {
        expect(faultOfSequence(beginning, events)).toBeNull();
      },
    ),
    { numRuns: 10_000 },
  );
});
