import { expect, test } from "vitest";
import { amountsWithItems } from "./order-amounts.ts";

const before = { items: 400_00, delivery: 100_00, discount: 30_00, tax: 31_25, total: 501_25 };

test("an offer that moved is taxed with its delivery at the order's own rate", () => {
  expect(amountsWithItems(before, 625, 300_00)).toEqual({
    items: 300_00,
    delivery: 100_00,
    discount: 30_00,
    tax: 25_00,
    total: 395_00,
  });
});

test("amounts that did not move keep the tax they were ordered with", () => {
  expect(amountsWithItems(before, 1_000, 400_00)).toEqual(before);
});

test("a discount never exceeds the pieces", () => {
  expect(amountsWithItems(before, 0, 20_00)).toEqual({
    items: 20_00,
    delivery: 100_00,
    discount: 20_00,
    tax: 0,
    total: 100_00,
  });
});
