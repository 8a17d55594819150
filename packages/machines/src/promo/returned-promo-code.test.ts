import { expect, test } from "vitest";
import { returnedPromoCode } from "./returned-promo-code.ts";

const now = "2026-11-21T12:00:00.000Z";
type Code = { usedAt: string | null; expiresAt: string };
const code: Code = { usedAt: null, expiresAt: "2026-11-21T12:00:00.001Z" };
const ended = { status: "cancelled", discount: 30_00, hasBought: false, codes: [code], now } as const;

test("returns the unused code of an ended order until it expires", () => {
  expect(returnedPromoCode(ended)).toBe(code);
  expect(returnedPromoCode({ ...ended, now: code.expiresAt })).toBeNull();
});

test.each([
  ["an order without a discount", { discount: 0 }],
  ["an open order", { status: "scheduling" }],
  ["a completed order", { status: "completed" }],
  ["a code that another order uses", { codes: [{ ...code, usedAt: now }] }],
  ["a buyer who has bought something else since", { hasBought: true }],
  ["a buyer without codes", { codes: [] }],
] as const)("returns nothing for %s", (_, change) => {
  expect(returnedPromoCode({ ...ended, ...change })).toBeNull();
});
