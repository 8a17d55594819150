import { expect, test } from "vitest";
import { getRefundAmountProblem } from "./refund-amount.ts";

test("accepts amounts from one dollar to all that is left", () => {
  expect([1_00, 250_00, 536_25].map((amount) => getRefundAmountProblem(amount, 536_25))).toEqual([
    null,
    null,
    null,
  ]);
});

test("names the range when an amount is outside of it", () => {
  const range = "Refund an amount from $1 to $536.25";
  expect([0, 99, 536_26, -5].map((amount) => getRefundAmountProblem(amount, 536_25))).toEqual([
    range,
    range,
    range,
    range,
  ]);
});

test("accepts less than a dollar only when no more is left", () => {
  expect([40, 39, 100].map((amount) => getRefundAmountProblem(amount, 40))).toEqual([
    null,
    "Refund $0.40, which is all that is left",
    "Refund $0.40, which is all that is left",
  ]);
  expect(getRefundAmountProblem(1, 1)).toBeNull();
  expect(getRefundAmountProblem(1_00, 0)).toBe("Nothing of this order is left to refund");
});
