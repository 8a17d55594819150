import { expect, test } from "vitest";
import { numberOf } from "./number-of.ts";

test.each([
  ["34", 34],
  [" 34.5 ", 34.5],
  ["34,5", 34.5],
  ["1,200", 1_200],
  ["1,200.5", 1_200.5],
  ["12,345,678", 12_345_678],
])("parses %s as %d", (typed, number) => {
  expect(numberOf(typed)).toBe(number);
});

test.each(["", "abc", "-5", "1.200,5", "1,20,0", "1e3", "34 in"])("rejects %s as a number", (typed) => {
  expect(numberOf(typed)).toBeUndefined();
});
