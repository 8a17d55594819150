import fc from "fast-check";
import { expect, test } from "vitest";
import { payoutLines, postings, shareLines } from "./ledger-postings.ts";
import { balanceOf, getPaid, reverse } from "./ledger-reversal.ts";

const order = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };
const nobody = { seller: 0, owners: new Map<string, number>() };
const earned = [...postings.charge(order), ...postings.earning(order)];

test("returns a whole order before it has earned like a refund", () => {
  expect(reverse(postings.charge(order), order.total, nobody)).toEqual({
    lines: postings.refund(order),
    payouts: { seller: 0, owners: new Map() },
  });
});

test("takes a half from everybody who has earned: fee, seller and owner", () => {
  const ledger = [...earned, ...shareLines(60_00)];
  const half = reverse(ledger, 295_49, { seller: 444_00, owners: new Map([["olga", 60_00]]) });
  expect(half).toEqual({
    lines: [
      { account: "discount", amount: -15_00 },
      { account: "tax", amount: 20_99 },
      { account: "fee", amount: 37_50 },
      { account: "payout", amount: 252_00 },
      { account: "refund", amount: -295_49 },
    ],
    payouts: { seller: 222_00, owners: new Map([["olga", 30_00]]) },
  });
});

test("leaves the loss of a payout that was sent to the platform", () => {
  const { lines, payouts } = reverse([...earned, ...payoutLines(504_00)], order.total, nobody);
  expect(lines.find(({ account }) => account === "loss")).toEqual({ account: "loss", amount: 504_00 });
  expect(lines.some(({ account }) => account === "payout" || account === "bank")).toBe(false);
  expect(payouts.seller).toBe(0);
});

test("refuses to return nothing, or more than was paid", () => {
  for (const amount of [0, -1, order.total + 1])
    expect(() => reverse(earned, amount, nobody)).toThrow(RangeError);
});

const amounts = fc
  .record({
    items: fc.integer({ min: 100, max: 5_000_000 }),
    delivery: fc.integer({ min: 0, max: 90_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    tax: fc.integer({ min: 0, max: 500_000 }),
  })
  .map((fields) => ({ ...fields, total: fields.items + fields.delivery - fields.discount + fields.tax }));

test("balances any series of returns, which never take more than there is", () => {
  fc.assert(
    fc.property(
      amounts,
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 50 }),
      (given, percents, sent, sharePercent) => {
        const share = Math.floor((given.items * sharePercent) / 100);
        const ledger = [...postings.charge(given), ...postings.earning(given), ...shareLines(share)];
        let seller = -balanceOf(ledger, "payout");
        let owner = share;
        if (sent) ledger.push(...payoutLines(seller));
        if (sent) seller = 0;
        for (const percent of [...percents, 100]) {
          const amount = Math.ceil((getPaid(ledger) * percent) / 100);
          if (amount === 0) break;
          const { lines, payouts } = reverse(ledger, amount, { seller, owners: new Map([["olga", owner]]) });
          const less = payouts.owners.get("olga") ?? 0;
          ledger.push(...lines, { account: "share", amount: less }, { account: "payout", amount: -less });
          seller -= payouts.seller;
          owner -= less;
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
          expect([balanceOf(ledger, "share") + owner, balanceOf(ledger, "payout") + seller]).toEqual([0, 0]);
          expect(Math.min(seller, owner)).toBeGreaterThanOrEqual(0);
        }
        expect([getPaid(ledger), seller, owner]).toEqual([0, 0, 0]);
      },
    ),
  );
});
