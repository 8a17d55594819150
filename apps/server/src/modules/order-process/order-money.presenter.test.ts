import { expect, test } from "vitest";
import { fullOrder } from "../../testing/full-order.ts";
import { offerOrder, rowDate } from "../../testing/example-rows.ts";
import type { LedgerRow } from "../payment/payment.table.ts";
import type { PayoutRow } from "../payout/payout.table.ts";
import type { FullOrder } from "./full-order.queries.ts";
import { presentMoney } from "./order-money.presenter.ts";

const day = (number: number): Date => new Date(rowDate.getTime() + number * 86_400_000);
const entry = (account: LedgerRow["account"], amount: number, more: Partial<LedgerRow> = {}): LedgerRow => ({
  posting: "earning-1",
  account,
  orderId: "order-1",
  kind: "earning",
  payee: "",
  cause: "",
  amount,
  at: day(3),
  ...more,
});
const payout = (more: Partial<PayoutRow> = {}): PayoutRow => ({
  id: "payout-1",
  orderId: "order-1",
  sellerId: "sam",
  amount: 425_00,
  status: "waiting",
  dueAt: day(5),
  reference: null,
  sentAt: null,
  arrivesAt: null,
  bankPayout: null,
  failedAt: null,
  createdAt: day(3),
  ...more,
});
const moneyOf = (parts: Partial<FullOrder>, order: Parameters<typeof fullOrder>[0] = {}) =>
  presentMoney(fullOrder(order, parts)).map(
    ({ side, kind, at, amount }) => `${side} ${kind} ${amount / 100} on ${at.slice(0, 10)}`,
  );
const { payment } = fullOrder({});
const voided = payment && { ...payment, status: "voided" as const, changedAt: day(2) };

test("shows a reservation, and when it was released", () => {
  expect(moneyOf({})).toEqual(["buyer reserved -536.25 on 2026-11-21"]);
  expect(moneyOf({ payment: voided })).toEqual([
    "buyer reserved -536.25 on 2026-11-21",
    "buyer released 536.25 on 2026-11-23",
  ]);
});

test("shows no reservation of an offer, or without a payment", () => {
  expect(moneyOf({}, offerOrder)).toEqual([]);
  expect(moneyOf({ payment: null })).toEqual([]);
  expect(moneyOf({ payment: payment && { ...payment, reference: null } })).toEqual([]);
});

const earned = ["seller earned 425 on 2026-11-24"];
test.each<[what: string, Partial<PayoutRow>, disputedAt: Date | null, lines: string[]]>([
  ["that waits", {}, null, earned],
  [
    "that arrived",
    { status: "arrived", arrivesAt: day(6) },
    null,
    [...earned, "seller payout-arrived 425 on 2026-11-27"],
  ],
  ["that arrived on an unknown day", { status: "arrived" }, null, earned],
  ["that is to arrive", { status: "sent", arrivesAt: day(6) }, null, earned],
  [
    "that failed",
    { status: "failed", failedAt: day(7) },
    null,
    [...earned, "seller payout-failed -425 on 2026-11-28"],
  ],
  ["disputed while it waits", {}, day(4), [...earned, "seller payout-held 425 on 2026-11-25"]],
  [
    "disputed while it is held",
    { status: "held" },
    day(4),
    [...earned, "seller payout-held 425 on 2026-11-25"],
  ],
  ["disputed before it was earned", {}, day(1), [...earned, "seller payout-held 425 on 2026-11-24"]],
  ["disputed after it was sent", { status: "sent" }, day(4), earned],
  [
    "of an owner that failed",
    { sellerId: "olga", failedAt: day(7) },
    null,
    [...earned, "owner payout-failed -425 on 2026-11-28"],
  ],
])("shows a payout %s", (_what, changes, disputedAt, lines) => {
  const ledger = [
    { entry: entry("items", 425_00), payout: null, reason: null },
    { entry: entry("payout", -425_00), payout: payout(changes), reason: null },
  ];
  expect(
    moneyOf({ payment: null, ledger, disputedAt }).filter((line) => !line.startsWith("platform")),
  ).toEqual(lines);
});
