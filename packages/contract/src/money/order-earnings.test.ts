import fc from "fast-check";
import { expect, test } from "vitest";
import { type LedgerKind, type LedgerLine, payoutLines, postings, shareLines } from "./ledger-postings.ts";
import { balanceOf, getPaid, reverse } from "./ledger-reversal.ts";
import { getOrderEarnings, getPriceEarnings, getRemainingSale } from "./order-earnings.ts";
import { orderEarningsSchema } from "./order-earnings.schema.ts";
import { getOwnerShare, splitSale } from "./sale-earnings.ts";

const entries = (kind: LedgerKind, lines: readonly LedgerLine[]) => lines.map((line) => ({ ...line, kind }));

test("splits a price into the fee and what the seller receives", () => {
  expect(getPriceEarnings(450_00, { delivery: 0, ownerPercent: null })).toEqual({
    items: 450_00,
    delivery: 0,
    fee: 67_50,
    ownerShare: 0,
    refunded: 0,
    payout: 382_50,
    ownerPercent: null,
  });
});

test("takes no fee of the delivery, and subtracts the owner's share of a consigned piece", () => {
  expect(getPriceEarnings(1_000_00, { delivery: 79_00, ownerPercent: 70 })).toMatchObject({
    fee: 150_00,
    ownerShare: 700_00,
    payout: 229_00,
  });
});

const credenza = { items: 1_000_00, delivery: 79_00, discount: 0, tax: 72_50, total: 1_151_50 };
const ownerShare = 700_00;
const soldLedger = [
  ...entries("charge", postings.charge(credenza)),
  ...entries("earning", postings.earning(credenza)),
  ...entries("share", shareLines(ownerShare)),
];

test.each(["refund", "dispute"] as const)("subtracts what a %s has taken from the payout", (kind) => {
  const ledger = [
    ...soldLedger,
    ...entries(kind, [
      { account: "refund", amount: -60_00 },
      { account: "payout", amount: 60_00 },
    ]),
    ...entries("payout", payoutLines(169_00)),
  ];
  expect(getOrderEarnings(ledger, credenza, new Map([["owner", ownerShare]]), 70)).toEqual({
    items: 1_000_00,
    delivery: 79_00,
    fee: 150_00,
    ownerShare: 700_00,
    refunded: 60_00,
    payout: 169_00,
    ownerPercent: 70,
  });
});

test("reduces a sale and its owner's share by what was refunded before the completion", () => {
  const half = { items: 500_00, delivery: 39_50, discount: 0, tax: 36_25, total: 575_75 };
  const ledger = [
    ...entries("charge", postings.charge(credenza)),
    ...entries("refund", postings.refund(half)),
  ];
  const shares = new Map([["owner", 700_01]]);
  expect(getRemainingSale(ledger, credenza, shares)).toEqual({
    sale: { items: 500_00, delivery: 39_50 },
    shares: new Map([["owner", 350_00]]),
  });
  expect(getOrderEarnings(ledger, credenza, shares, null)).toEqual({
    items: 500_00,
    delivery: 39_50,
    fee: 75_00,
    ownerShare: 350_00,
    refunded: 0,
    payout: 114_50,
    ownerPercent: null,
  });
});

const sale = fc.record({
  items: fc.integer({ min: 100, max: 5_000_00 }),
  delivery: fc.integer({ min: 0, max: 300_00 }),
  tax: fc.integer({ min: 0, max: 400_00 }),
  discountPercent: fc.integer({ min: 0, max: 40 }),
  ownerPercent: fc.option(fc.integer({ min: 10, max: 80 })),
  /** Of what the buyer has paid and not got back. */
  refundPercent: fc.integer({ min: 0, max: 100 }),
  isSent: fc.boolean(),
});

function amountsOf({
  items,
  delivery,
  tax,
  discountPercent,
}: {
  items: number;
  delivery: number;
  tax: number;
  discountPercent: number;
}) {
  const discount = Math.floor((items * discountPercent) / 100);
  return { items, delivery, tax, discount, total: items + delivery + tax - discount };
}

test("says what the ledger owes the seller of any completed order, whatever was refunded since", () => {
  fc.assert(
    fc.property(sale, ({ ownerPercent, refundPercent, isSent, ...of }) => {
      const amounts = amountsOf(of);
      const share = ownerPercent === null ? 0 : getOwnerShare(amounts.items, ownerPercent);
      const shares = new Map(ownerPercent === null ? [] : [["owner", share]]);
      const { payout } = splitSale(amounts, shares.values());
      let ledger = [
        ...entries("charge", postings.charge(amounts)),
        ...entries("earning", postings.earning(amounts)),
        ...(share > 0 ? entries("share", shareLines(share)) : []),
        ...(isSent ? entries("payout", payoutLines(payout)) : []),
      ];
      const refund = Math.floor((getPaid(ledger) * refundPercent) / 100);
      if (refund > 0) {
        const unsent = { seller: isSent ? 0 : payout, owners: isSent ? new Map<string, number>() : shares };
        const { lines, payouts } = reverse(ledger, refund, unsent);
        const returned = [...payouts.owners.values()].flatMap((less) => (less > 0 ? shareLines(-less) : []));
        ledger = [...ledger, ...entries("refund", [...lines, ...returned])];
      }
      const earnings = getOrderEarnings(ledger, amounts, shares, ownerPercent);
      expect(orderEarningsSchema.parse(earnings)).toEqual(earnings);
      const { items, delivery, fee, ownerShare, refunded } = earnings;
      expect(items + delivery - fee - ownerShare - refunded).toBe(earnings.payout);
      // What is owed, and what was sent already.
      const sent = isSent ? payout : 0;
      expect(earnings.payout).toBe(sent - balanceOf(ledger, "payout"));
    }),
  );
});

test("predicts before the completion what the completion posts, also after a refund", () => {
  fc.assert(
    fc.property(sale, ({ ownerPercent, refundPercent, ...of }) => {
      const amounts = amountsOf(of);
      const shares = new Map(
        ownerPercent === null ? [] : [["owner", getOwnerShare(amounts.items, ownerPercent)]],
      );
      let ledger = entries("charge", postings.charge(amounts));
      const refund = Math.floor((getPaid(ledger) * refundPercent) / 100);
      if (refund > 0) {
        const { lines } = reverse(ledger, refund, { seller: 0, owners: new Map() });
        ledger = [...ledger, ...entries("refund", lines)];
      }
      const before = getOrderEarnings(ledger, amounts, shares, ownerPercent);
      const { sale: left, shares: leftShares } = getRemainingSale(ledger, amounts, shares);
      if (left.items + left.delivery < 1) return;
      const completed = [
        ...ledger,
        ...entries("earning", postings.earning({ ...amounts, ...left })),
        ...[...leftShares.values()].flatMap((share) =>
          share > 0 ? entries("share", shareLines(share)) : [],
        ),
      ];
      expect(getOrderEarnings(completed, amounts, shares, ownerPercent)).toEqual(before);
    }),
  );
});
