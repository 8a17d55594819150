import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type LedgerKind,
  type LedgerLine,
  payoutLines,
  postings,
  shareLines,
  sharePayoutLines,
} from "../money/ledger-postings.ts";
import { getPaid, reverse } from "../money/ledger-reversal.ts";
import { getSellerFee, splitSale } from "../money/sale-earnings.ts";
import { getMoneyTimeline, type LedgerEntry, moneyFor, sumMoney } from "./order-money.ts";

const order = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };
const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T12:00:00.000Z`;
const entries = (day: number, kind: LedgerKind, lines: readonly LedgerLine[]): LedgerEntry[] =>
  lines.map((line) => ({ ...line, posting: `${kind} ${day}`, kind, at: at(day) }));

const charged = entries(2, "charge", postings.charge(order));
const completed = [
  ...charged,
  ...entries(5, "earning", postings.earning(order)),
  ...entries(5, "share", shareLines(60_00)),
  ...entries(7, "payout", payoutLines(444_00)),
  ...entries(7, "share-payout", sharePayoutLines(60_00)),
];
const timeline = getMoneyTimeline({
  ledger: completed,
  reservation: { amount: order.total, at: at(1), releasedAt: null },
  payouts: [
    { payee: "seller", amount: 444_00, arrivedAt: at(9), failedAt: null, heldAt: null, reportedAt: null },
    { payee: "owner", amount: 60_00, arrivedAt: null, failedAt: at(9), heldAt: null, reportedAt: null },
  ],
});

test("shows the buyer what was reserved and charged", () => {
  expect(moneyFor(timeline, "buyer")).toEqual([
    { side: "buyer", at: at(1), kind: "reserved", amount: -590_98, parts: [] },
    {
      side: "buyer",
      at: at(2),
      kind: "charged",
      amount: -590_98,
      parts: [
        { kind: "pieces", amount: -500_00 },
        { kind: "delivery", amount: -79_00 },
        { kind: "discount", amount: 30_00 },
        { kind: "tax", amount: -41_98 },
      ],
    },
  ]);
});

test("shows the seller the earning, the owner's share and the payout", () => {
  expect(moneyFor(timeline, "seller")).toEqual([
    {
      side: "seller",
      at: at(5),
      kind: "earned",
      amount: 504_00,
      parts: [
        { kind: "pieces", amount: 500_00 },
        { kind: "delivery", amount: 79_00 },
        { kind: "fee", amount: -75_00 },
      ],
    },
    { side: "seller", at: at(5), kind: "owner-share", amount: -60_00, parts: [] },
    { side: "seller", at: at(7), kind: "payout-sent", amount: 444_00, parts: [] },
    { side: "seller", at: at(9), kind: "payout-arrived", amount: 444_00, parts: [] },
  ]);
});

test("shows an admin the lines of all sides, the owner's among them", () => {
  expect(moneyFor(timeline, "admin")).toEqual(timeline);
  expect(timeline.filter(({ side }) => side === "owner").map(({ kind, amount }) => [kind, amount])).toEqual([
    ["owner-share", 60_00],
    ["payout-sent", 60_00],
    ["payout-failed", -60_00],
  ]);
});

test("shows a reservation that ended, and a refund, which leave the buyer at zero", () => {
  const released = getMoneyTimeline({
    ledger: [],
    reservation: { amount: 590_98, at: at(1), releasedAt: at(4) },
    payouts: [],
  });
  const refunded = getMoneyTimeline({
    ledger: [...entries(3, "refund", postings.refund(order)), ...charged],
    reservation: null,
    payouts: [],
  });
  const short = (lines: typeof timeline) => lines.map(({ kind, amount }) => `${kind} ${amount}`);
  expect(short(released)).toEqual(["reserved -59098", "released 59098"]);
  expect(short(moneyFor(refunded, "buyer"))).toEqual(["charged -59098", "refunded 59098"]);
  expect([sumMoney(released), sumMoney(moneyFor(refunded, "buyer"))]).toEqual([0, 0]);
});

test("keeps the reason of each refund, even when two have the same moment", () => {
  const refund = (amount: number, reason: string): LedgerEntry[] =>
    entries(3, "refund", reverse(charged, amount, { seller: 0, owners: new Map() }).lines).map((entry) => ({
      ...entry,
      posting: reason,
      reason,
    }));
  const lines = getMoneyTimeline({
    ledger: [...charged, ...refund(20_00, "A drawer is missing"), ...refund(5_00, "A scratch")],
    reservation: null,
    payouts: [],
  });
  expect(moneyFor(lines, "buyer").map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ["charged", -590_98, undefined],
    ["refunded", 20_00, "A drawer is missing"],
    ["refunded", 5_00, "A scratch"],
  ]);
});

const orders = fc
  .record({
    items: fc.integer({ min: 100, max: 5_000_000 }),
    delivery: fc.integer({ min: 0, max: 90_000 }),
    discount: fc.integer({ min: 0, max: 100 }),
    tax: fc.integer({ min: 0, max: 500_000 }),
  })
  .map((parts) => ({ ...parts, total: parts.items + parts.delivery - parts.discount + parts.tax }));

test("adds up to zero over all sides, and to each side's amount, in any stage of any order", () => {
  fc.assert(
    fc.property(
      orders,
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 2 }),
      fc.constantFrom("reserved", "charged", "refunded", "earned", "paid-out"),
      fc.integer({ min: 0, max: 100 }),
      (amounts, percents, stage, returnedPercent) => {
        const shares = percents.map((percent) => Math.floor((amounts.items * percent) / 100));
        const { payout } = splitSale(amounts, shares);
        const done = stage === "earned" || stage === "paid-out";
        const paid = done || stage === "charged";
        const ledger = [
          ...(stage === "reserved" ? [] : entries(2, "charge", postings.charge(amounts))),
          ...(stage === "refunded" ? entries(3, "refund", postings.refund(amounts)) : []),
          ...(done ? entries(5, "earning", postings.earning(amounts)) : []),
          ...(done ? shares.flatMap((share, index) => entries(6 + index, "share", shareLines(share))) : []),
          ...(stage === "paid-out" ? entries(9, "payout", payoutLines(payout)) : []),
        ];
        const returned = Math.floor((getPaid(ledger) * returnedPercent) / 100);
        const unsent = stage === "earned" ? payout : 0;
        const reversal =
          returned === 0 ? null : reverse(ledger, returned, { seller: unsent, owners: new Map() });
        const lines = getMoneyTimeline({
          reservation: { amount: amounts.total, at: at(1), releasedAt: null },
          ledger: [...ledger, ...entries(10, "dispute", reversal?.lines ?? [])],
          payouts: [],
        });
        const of = (side: string) => sumMoney(lines.filter((line) => line.side === side));
        const ownerShare = shares.reduce((sum, share) => sum + share, 0);
        const fee = getSellerFee(amounts.items);
        expect(sumMoney(lines)).toBe(0);
        const less = reversal?.payouts.seller ?? 0;
        const platformShare = done ? fee - amounts.discount + amounts.tax : paid ? amounts.total : 0;
        expect([of("buyer"), of("seller"), of("owner"), of("platform")].map((sum) => sum + 0)).toEqual([
          (paid ? returned - amounts.total : 0) + 0,
          (done ? payout : 0) - less,
          done ? ownerShare : 0,
          platformShare - returned + less,
        ]);
        const explained = lines.filter(({ parts }) => parts.length > 0);
        expect(explained.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0))).toEqual(
          explained.map(({ amount }) => amount),
        );
      },
    ),
  );
});
