import { expect, test } from "vitest";
import { searches } from "./searches.ts";

test("never repeats a search", () => {
  expect(new Set(searches(2_400)).size).toBe(2_400);
});

test("rejects a count above the number of distinct searches", () => {
  expect(() => searches(2_401)).toThrow("There are only 2400 different searches.");
});
