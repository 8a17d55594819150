import { expect, test } from "vitest";
import { promoRefusal, type PromoCase } from "./promo-eligibility.ts";

const good: PromoCase = {
  emailVerified: true,
  code: { expiresAt: "2026-11-28T10:00:00.000Z", usedAt: null },
  hasBought: false,
  subtotal: 300_01,
  now: "2026-11-28T09:59:59.999Z",
};

test.each<[string, Partial<PromoCase>, string | null]>([
  ["a cent above $300, a millisecond before it ends", {}, null],
  ["exactly $300", { subtotal: 300_00 }, "too-small"],
  ["at its end", { now: "2026-11-28T10:00:00.000Z" }, "expired"],
  [
    "used before",
    { code: { expiresAt: "2026-11-28T10:00:00.000Z", usedAt: "2026-11-22T10:00:00.000Z" } },
    "used",
  ],
  ["somebody who has bought", { hasBought: true }, "not-new"],
  ["a code of nobody's", { code: null }, "unknown"],
  ["an email address that is not confirmed", { emailVerified: false }, "unverified"],
  ["an unconfirmed address, whatever the code", { emailVerified: false, code: null }, "unverified"],
])("%s", (_name, change, refusal) => {
  expect(promoRefusal({ ...good, ...change })).toBe(refusal);
});
