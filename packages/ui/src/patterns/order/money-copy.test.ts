import { expect, test } from "vitest";
import type { MoneyLine } from "@heirloop/contract/order/order-money.schema";
import { formatMoney, getMoneyLabel, getMoneyParts } from "./money-copy.ts";

const line = (fields: Partial<MoneyLine>): MoneyLine => ({
  side: "buyer",
  at: "2026-11-21T12:00:00.000Z",
  kind: "charged",
  amount: -590_98,
  parts: [],
  ...fields,
});

test.each([
  [line({}), "$590.98"],
  [line({ kind: "refunded", amount: 590_98 }), "+$590.98"],
  [line({ kind: "reserved" }), "$590.98"],
  [line({ side: "seller", kind: "earned", amount: 504_00 }), "+$504"],
  [line({ side: "seller", kind: "refunded", amount: -85_00 }), "−$85"],
  [line({ side: "seller", kind: "payout-sent", amount: 504_00 }), "$504"],
])("signs what comes or is taken back, but not what the buyer pays", (given, expected) => {
  expect(formatMoney(given)).toBe(expected);
});

test("tells an admin whose line it is", () => {
  const earned = line({ side: "seller", kind: "earned" });
  expect([
    getMoneyLabel(line({}), "buyer"),
    getMoneyLabel(earned, "seller"),
    getMoneyLabel(line({}), "admin"),
    getMoneyLabel(earned, "admin"),
  ]).toEqual(["Charged", "Earned", "Buyer: payment", "Seller: sale"]);
});

test("names the parts from the line's own side", () => {
  const paid = [
    { kind: "pieces", amount: -500_00 },
    { kind: "discount", amount: 30_00 },
    { kind: "tax", amount: -41_98 },
  ] as const;
  const earned = [
    { kind: "pieces", amount: 500_00 },
    { kind: "fee", amount: -75_00 },
  ] as const;
  expect([
    getMoneyParts(line({ parts: [...paid] })),
    getMoneyParts(line({ side: "seller", kind: "earned", amount: 425_00, parts: [...earned] })),
    getMoneyParts(line({})),
  ]).toEqual(["Pieces $500, discount −$30, tax $41.98", "Pieces $500, our fee −$75", null]);
});
