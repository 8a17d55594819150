import { expect, test } from "vitest";
import { amountMessage, centsOf } from "./cents-of.ts";

test.each([
  ["450", 450_00],
  ["$1,250", 1_250_00],
  ["1250.5", 1_250_50],
  ["1,250.50", 1_250_50],
  [" 1 250 ", 1_250_00],
  ["1,000,000", 1_000_000_00],
  ["0.50", 50],
  ["12,500", 12_500_00],
  ["125,000", 125_000_00],
])("parses %s as %d cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test("says which amounts can be entered", () => {
  expect(amountMessage).toBe("Enter an amount from $1 to $1,000,000, such as 450 or 1,250.50");
});

test.each([
  "",
  "abc",
  "-5",
  "1,2",
  "1.200",
  "12,50",
  "1,0000",
  "1e4",
  "1000000.01",
  "99999999",
  "999,999,999",
])("rejects %s as an amount", (typed) => {
  expect(centsOf(typed)).toBeUndefined();
});
