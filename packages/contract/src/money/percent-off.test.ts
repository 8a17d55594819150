import { expect, test } from "vitest";
import { percentOff } from "./percent-off.ts";

test.each([
  [71_00, 100_00, 29],
  [80_00, 100_00, 20],
  [80_01, 100_00, 19],
  [99_99, 100_00, 0],
  [100_00, 100_00, 0],
  [120_00, 100_00, 0],
  [100_00, null, 0],
  [0, 0, 0],
  [0, 100_00, 100],
])("compares %i cents with %s: %i percent off", (price, before, percent) => {
  expect(percentOff(price, before)).toBe(percent);
});
