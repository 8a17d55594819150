import { expect, test } from "vitest";
import { searches } from "./searches.ts";

test("no search is made twice", () => {
  expect(new Set(searches(2_400)).size).toBe(2_400);
});

test("more searches than there are cannot be had", () => {
  expect(() => searches(2_401)).toThrow("There are only 2400 different searches.");
});
