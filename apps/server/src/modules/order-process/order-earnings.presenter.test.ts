import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { credenza, rowDate } from "../../testing/example-rows.ts";
import { fullOrder } from "../../testing/full-order.ts";
import type { LedgerRow } from "../payment/payment.table.ts";
import { presentEarnings } from "./order-earnings.presenter.ts";

const consigned = { listing: { ...credenza, consigned: true }, price: 500_00, ownerPercent: 60 };
const own = { listing: { ...credenza, id: "lamp" }, price: 100_00, ownerPercent: null };

test("predicts the earnings of an order with a consigned piece, with its owner's percentage", () => {
  expect(presentEarnings(fullOrder({ delivery: 79_00 }, { pieces: [consigned] }))).toEqual({
    items: 500_00,
    delivery: 79_00,
    fee: 75_00,
    ownerShare: 300_00,
    refunded: 0,
    payout: 204_00,
    ownerPercent: 60,
  });
});

test("names no percentage of an order with several pieces", () => {
  expect(presentEarnings(fullOrder({ items: 600_00 }, { pieces: [consigned, own] }))).toMatchObject({
    fee: 90_00,
    ownerShare: 300_00,
    payout: 210_00,
    ownerPercent: null,
  });
});

test("subtracts no share of the seller's own piece", () => {
  expect(presentEarnings(fullOrder({ items: 100_00 }, { pieces: [own] }))).toMatchObject({
    ownerShare: 0,
    payout: 85_00,
    ownerPercent: null,
  });
});

test("reads the earnings of a completed order from the ledger", () => {
  const line = (account: LedgerRow["account"], amount: number, kind: LedgerRow["kind"] = "earning") => ({
    entry: {
      posting: `${kind}-1`,
      account,
      orderId: "order-1",
      kind,
      payee: "",
      cause: "",
      amount,
      at: rowDate,
    },
    payout: null,
    reason: null,
  });
  const ledger = [
    line("items", 500_00),
    line("fee", -75_00),
    line("payout", -425_00),
    line("payout", 25_00, "refund"),
    line("refund", -25_00, "refund"),
  ];
  expect(presentEarnings(fullOrder({ status: "completed" }, { ledger }))).toMatchObject({
    items: 500_00,
    fee: 75_00,
    refunded: 25_00,
    payout: 400_00,
  });
});

test("presents no earnings of an order whose money went back", () => {
  const without = orderStatuses.filter((status) => presentEarnings(fullOrder({ status })) === null);
  expect(without).toEqual(["completed-off-heirloop", "cancelled", "canceled", "expired", "deleted"]);
});
