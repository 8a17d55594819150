import { expect, test } from "vitest";
import { percentile } from "./load.ts";

test.each([
  [0.5, 5],
  [0.95, 10],
  [0.99, 10],
  [0.1, 1],
])("finds the %d share of ten values at value number %d", (share, value) => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], share)).toBe(value);
});
