import { expect, test } from "vitest";
import {
  isPromoListed,
  type PromoCase,
  promoOutcome,
  promoRefusal,
  promoRefusalText,
} from "./promo-eligibility.ts";

const buyer = { emailVerified: true, hasBought: false };
const issued = { expiresAt: "2026-11-28T10:00:00.000Z", usedAt: null, amount: 30_00 };
const good = {
  isOffer: false,
  buyer,
  issued,
  subtotal: 300_01,
  now: "2026-11-28T09:59:59.999Z",
} satisfies PromoCase;

test.each<[string, Partial<PromoCase>, string | null]>([
  ["a cent above $300, a millisecond before it ends", {}, null],
  ["exactly $300", { subtotal: 300_00 }, "too-small"],
  ["at its end", { now: "2026-11-28T10:00:00.000Z" }, "expired"],
  ["used before", { issued: { ...issued, usedAt: "2026-11-22T10:00:00.000Z" } }, "used"],
  ["somebody who has bought", { buyer: { ...buyer, hasBought: true } }, "not-new"],
  ["a code of nobody's", { issued: null }, "unknown"],
  ["an email address that is not confirmed", { buyer: { ...buyer, emailVerified: false } }, "unverified"],
  [
    "an unconfirmed address, whatever the code",
    { buyer: { ...buyer, emailVerified: false }, issued: null },
    "unverified",
  ],
  ["a guest", { buyer: null, issued: null }, "logged-out"],
  ["an offer by anyone", { isOffer: true, buyer: null }, "offer"],
])("%s", (_name, change, refusal) => {
  expect(promoRefusal({ ...good, ...change })).toBe(refusal);
});

test.each([
  ["an unused code of a new customer", {}, { hasBought: false }, true],
  ["an unused code of somebody who has bought", {}, { hasBought: true }, false],
  ["an expired code", {}, { hasBought: false, now: issued.expiresAt }, false],
  ["a used code", { usedAt: good.now }, { hasBought: true }, true],
])("%s", (_name, code, caller, listed) => {
  expect(isPromoListed({ ...issued, ...code }, { now: good.now, ...caller })).toBe(listed);
});

test("has a text for every refusal, with the minimum from the constants", () => {
  expect(promoRefusalText).toEqual({
    offer: "Codes are for buying at the asking price",
    "logged-out": "Log in to use your code",
    unverified: "Confirm your email address to use a promo code",
    unknown: "This code is not yours, or not one of ours",
    expired: "This code has expired",
    used: "This code has been used",
    "not-new": "This code is for a first purchase",
    "too-small": "This code needs pieces for more than $300",
  });
});

test("applies a valid code's amount, and nothing with a reason otherwise", () => {
  expect([
    promoOutcome("LOOP", { ...good, issued }),
    promoOutcome("LOOP", { ...good, issued, subtotal: 1 }),
    promoOutcome("LOOP", { ...good, issued: null }),
  ]).toEqual([
    { code: "LOOP", amount: 30_00, reason: null },
    { code: "LOOP", amount: 0, reason: "This code needs pieces for more than $300" },
    { code: "LOOP", amount: 0, reason: "This code is not yours, or not one of ours" },
  ]);
});
