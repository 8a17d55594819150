import {
  type LedgerLine,
  payoutLines,
  postings,
  shareLines,
  sharePayoutLines,
} from "@heirloop/contract/money/ledger-postings";
import { balanceOf, getPaid, reverse } from "@heirloop/contract/money/ledger-reversal";
import { getOwnerShare, splitSale } from "@heirloop/contract/money/sale-earnings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { getClosingCsvLine, getEntryCsvLine, getOpeningCsvLine, statementCsvHead } from "./statement-csv.ts";
import {
  balanceAccount,
  comparePostings,
  listStatementEntries,
  type StatementPosting,
  type StatementRole,
} from "./statement-entry.ts";
import { formatMonth, getMonth, getMonthRange } from "./statement-month.ts";

const amounts = { items: 500_00, delivery: 79_00, discount: 30_00, tax: 41_98, total: 590_98 };
const posting = (
  kind: StatementPosting["kind"],
  lines: readonly LedgerLine[],
  { role = "seller", isShare = false }: { role?: StatementRole; isShare?: boolean } = {},
): StatementPosting => ({
  at: "2026-11-03T09:30:00.000Z",
  order: "order-1",
  pieces: ["Walnut credenza", "Lamp, brass"],
  kind,
  isShare,
  role,
  lines,
});

test("lists a sale with its price, delivery and fee, and the owner's share of it", () => {
  const share = 300_00;
  const entries = listStatementEntries(
    [
      posting("earning", postings.earning(amounts)),
      posting("share", shareLines(share), { isShare: true }),
      posting("payout", payoutLines(splitSale(amounts, [share]).payout)),
    ],
    1_00,
  );
  expect(entries.map(({ label, parts, amount, balance }) => ({ label, parts, amount, balance }))).toEqual([
    {
      label: "Sale",
      parts: { price: 500_00, delivery: 79_00, fee: -75_00 },
      amount: 504_00,
      balance: 505_00,
    },
    { label: "Owner’s share", parts: { share: -300_00 }, amount: -300_00, balance: 205_00 },
    { label: "Payout", parts: { payout: -204_00 }, amount: -204_00, balance: 1_00 },
  ]);
});

test("shows an owner the share and its payout only", () => {
  const role = "owner";
  const entries = listStatementEntries(
    [
      posting("share", shareLines(300_00), { role, isShare: true }),
      posting("refund", shareLines(-50_00), { role, isShare: true }),
      posting("share-payout", sharePayoutLines(250_00), { role, isShare: true }),
    ],
    0,
  );
  expect(entries.map(({ label, parts, balance }) => [label, parts, balance])).toEqual([
    ["Your share", { share: 300_00 }, 300_00],
    ["Refund to the buyer", { refund: -50_00 }, 250_00],
    ["Payout", { payout: -250_00 }, 0],
  ]);
});

test.each<[kind: "refund" | "dispute", role: StatementRole, isShare: boolean, label: string]>([
  ["refund", "seller", false, "Refund to the buyer"],
  ["refund", "seller", true, "Refund to the buyer: owner’s part"],
  ["refund", "owner", true, "Refund to the buyer"],
  ["dispute", "seller", false, "Returned by the buyer’s bank"],
  ["dispute", "seller", true, "Returned by the buyer’s bank: owner’s part"],
  ["dispute", "owner", true, "Returned by the buyer’s bank"],
])("calls a %s on the statement of the %s (a share: %s) “%s”", (kind, role, isShare, label) => {
  const [entry] = listStatementEntries([posting(kind, shareLines(-50_00), { role, isShare })], 0);
  const amount = role === "owner" ? -50_00 : 50_00;
  expect(entry).toEqual({
    at: "2026-11-03T09:30:00.000Z",
    order: "order-1",
    pieces: ["Walnut credenza", "Lamp, brass"],
    label,
    parts: { refund: amount },
    amount,
    balance: amount,
  });
});

test("sorts postings by time, and those of one moment by what happens first", () => {
  const early = "2026-11-03T09:30:00.000Z";
  const late = "2026-11-03T09:30:00.001Z";
  const sorted = (
    [
      ["payout", late],
      ["charge", late],
      ["share-payout", early],
      ["refund", early],
      ["share", early],
      ["earning", early],
      ["charge", early],
    ] as const
  )
    .map(([kind, at]) => ({ kind, at }))
    .toSorted(comparePostings);
  expect(sorted.map(({ kind, at }) => [kind, at])).toEqual([
    ["charge", early],
    ["earning", early],
    ["share", early],
    ["refund", early],
    ["share-payout", early],
    ["charge", late],
    ["payout", late],
  ]);
  const sameMoment = (one: StatementPosting["kind"], other: StatementPosting["kind"]) =>
    Math.sign(comparePostings({ kind: one, at: early }, { kind: other, at: early }));
  expect([
    sameMoment("refund", "dispute"),
    sameMoment("dispute", "payout"),
    sameMoment("payout", "share-payout"),
  ]).toEqual([0, -1, 0]);
});

test("writes the lines of a CSV file, whose amounts are numbers and whose texts are no formulas", () => {
  const [entry] = listStatementEntries(
    [{ ...posting("earning", postings.earning(amounts)), pieces: ["=1+1", "Lamp, brass"] }],
    -85_05,
  );
  if (entry === undefined) throw new Error("There is no entry.");
  const columns = "Price (USD),Delivery (USD),Our fee (USD),Owner’s share (USD),Refund (USD),Payout (USD)";
  expect([
    statementCsvHead,
    getOpeningCsvLine("2026-11", -85_05),
    getEntryCsvLine(entry),
    getClosingCsvLine("2026-11-30", true, 418_95),
  ]).toEqual([
    `Date (UTC),Description,Order,Pieces,${columns},Change (USD),Balance (USD)\r\n`,
    "2026-11-01,Opening balance,,,,,,,,,,-85.05\r\n",
    `2026-11-03,Sale,order-1,"'=1+1; Lamp, brass",500.00,79.00,-75.00,,,,504.00,418.95\r\n`,
    "2026-11-30,Closing balance,,,,,,,,,,418.95\r\n",
  ]);
  expect(getClosingCsvLine("2026-11-04", false, 0)).toContain("Balance so far, the month is not finished");
});

test("knows where a month begins and ends in UTC", () => {
  expect(getMonthRange("2026-12")).toEqual({
    start: new Date("2026-12-01T00:00:00.000Z"),
    end: new Date("2027-01-01T00:00:00.000Z"),
  });
  expect(getMonth(new Date("2026-11-30T23:59:59.999Z"))).toBe("2026-11");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

test("ties out with the ledger to the cent for the seller and the owner, whatever was refunded", () => {
  const sale = fc.record({
    items: fc.integer({ min: 100, max: 5_000_00 }),
    delivery: fc.integer({ min: 0, max: 300_00 }),
    percent: fc.integer({ min: 10, max: 80 }),
    refundPercent: fc.integer({ min: 0, max: 100 }),
    sentBefore: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(sale, { maxLength: 6 }),
      fc.integer({ min: -500, max: 500_00 }),
      (sales, opening) => {
        const own: Record<StatementRole, StatementPosting[]> = { seller: [], owner: [] };
        const ledger: LedgerLine[] = [];
        const post = (
          kind: StatementPosting["kind"],
          lines: readonly LedgerLine[],
          more: { isShare?: boolean } = {},
        ) => {
          ledger.push(...lines);
          for (const role of ["seller", "owner"] as const)
            if (lines.some(({ account }) => account === balanceAccount[role]))
              own[role].push(posting(kind, lines, { ...more, role }));
        };
        for (const { items, delivery, percent, refundPercent, sentBefore } of sales) {
          const order = { items, delivery, discount: 0, tax: 0, total: items + delivery };
          const from = ledger.length;
          const share = getOwnerShare(items, percent);
          const { payout } = splitSale(order, [share]);
          post("charge", postings.charge(order));
          post("earning", postings.earning(order));
          post("share", shareLines(share), { isShare: true });
          if (sentBefore) {
            post("payout", payoutLines(payout));
            post("share-payout", sharePayoutLines(share), { isShare: true });
          }
          const orderLedger = ledger.slice(from);
          const refund = Math.floor((getPaid(orderLedger) * refundPercent) / 100);
          if (refund === 0) continue;
          const unsent = sentBefore
            ? { seller: 0, owners: new Map<string, number>() }
            : { seller: payout, owners: new Map([["owner", share]]) };
          const { lines, payouts } = reverse(orderLedger, refund, unsent);
          post("refund", lines);
          for (const less of payouts.owners.values())
            if (less > 0) post("refund", shareLines(-less), { isShare: true });
        }
        for (const role of ["seller", "owner"] as const) {
          const entries = listStatementEntries(own[role], opening);
          expect(entries.at(-1)?.balance ?? opening).toBe(opening - balanceOf(ledger, balanceAccount[role]));
          for (const { parts, amount } of entries)
            expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(amount);
        }
      },
    ),
  );
});
