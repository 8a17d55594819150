import { expect, test } from "vitest";
import { noTax } from "@heirloop/contract/tax/sales-tax";
import { amountsWithItems } from "./order-amounts.ts";

const before = { items: 400_00, delivery: 100_00, discount: 30_00, tax: 31_25, total: 501_25 };

test("taxes a changed offer and its delivery at the order's own rates", () => {
  expect(amountsWithItems(before, { items: 62_500, delivery: 62_500 }, 300_00)).toEqual({
    items: 300_00,
    delivery: 100_00,
    discount: 30_00,
    tax: 25_00,
    total: 395_00,
  });
});

test("keeps the tax of unchanged amounts", () => {
  expect(amountsWithItems(before, { items: 100_000, delivery: 0 }, 400_00)).toEqual(before);
});

test("limits a discount to the price of the pieces", () => {
  expect(amountsWithItems(before, noTax, 20_00)).toEqual({
    items: 20_00,
    delivery: 100_00,
    discount: 20_00,
    tax: 0,
    total: 100_00,
  });
});
