import fc from "fast-check";
import { expect, test } from "vitest";
import { payoutLines, postings, shareLines, sharePayoutLines } from "./ledger-postings.ts";

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

const order = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };

test.each([
  ["a charge", postings.charge(order), "card 59098, items -50000, delivery -7900, discount 3000, tax -4198"],
  ["a refund", postings.refund(order), "refund -59098, items 50000, delivery 7900, discount -3000, tax 4198"],
  ["an earning", postings.earning(order), "items 50000, delivery 7900, fee -7500, payout -50400"],
  ["an owner's share", shareLines(60_00), "payout 6000, share -6000"],
  ["the payout of a share", sharePayoutLines(60_00), "share 6000, bank -6000"],
  ["a seller's payout", payoutLines(504_00), "payout 50400, bank -50400"],
])("posts the accounts of %s in cents", (_, lines, expected) => {
  const posted = lines.map(({ account, amount }) => `${account} ${amount}`);
  expect(posted.toSorted()).toEqual(expected.split(", ").toSorted());
});

test("leaves out an account that nothing is posted to", () => {
  const lines = postings.charge({ items: 500_00, delivery: 0, discount: 0, tax: 0, total: 500_00 });
  expect(lines.map(({ account }) => account).toSorted()).toEqual(["card", "items"]);
});
