import { expect, test } from "vitest";
import { numberOf, percentOf } from "./number-of.ts";

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

test("parses a percentage with or without its sign", () => {
  expect(["60", " 60 ", "60%", "60 %", "100", "0"].map(percentOf)).toEqual([60, 60, 60, 60, 100, 0]);
  expect(["", "%", "6.5", "-6", "1000", "60%%", "60 % x", "sixty"].map(percentOf)).toEqual(
    Array.from({ length: 8 }),
  );
});

test("refuses a long text in linear time", () => {
  const spaces = " ".repeat(200_000);
  expect([percentOf(`60${spaces}x`), percentOf(`60${spaces}%${spaces}`)]).toEqual([undefined, 60]);
});
