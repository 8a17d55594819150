import fc from "fast-check";
import { expect, test } from "vitest";
import { postings } from "./ledger-postings.ts";

const amounts = fc
  .record({
    items: fc.integer({ min: 100, max: 5_000_000 }),
    delivery: fc.integer({ min: 0, max: 90_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    tax: fc.integer({ min: 0, max: 500_000 }),
  })
  .map((parts) => ({ ...parts, total: parts.items + parts.delivery - parts.discount + parts.tax }));
const sum = (lines: ReadonlyArray<{ amount: number }>) =>
  lines.reduce((total, { amount }) => total + amount, 0);

test("balances every posting to zero for any amounts", () => {
  fc.assert(
    fc.property(amounts, (order) => {
      expect(Object.values(postings).map((post) => sum(post(order)))).toEqual([0, 0, 0]);
    }),
  );
});

test("leaves only the card's charge and refund after a refunded charge", () => {
  fc.assert(
    fc.property(amounts, (order) => {
      const balance = new Map<string, number>();
      for (const { account, amount } of [...postings.charge(order), ...postings.refund(order)])
        balance.set(account, (balance.get(account) ?? 0) + amount);
      expect([...balance].filter(([, amount]) => amount !== 0)).toEqual([
        ["card", order.total],
        ["refund", -order.total],
      ]);
    }),
  );
});

test("owes the seller the same with and without a discount", () => {
  const lines = postings.earning({
    items: 500_00,
    delivery: 79_00,
    discount: 30_00,
    tax: 41_98,
    total: 590_98,
  });
  expect(lines.find(({ account }) => account === "payout")?.amount).toBe(-504_00);
});
