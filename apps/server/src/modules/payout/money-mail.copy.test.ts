import { expect, test } from "vitest";
import { type MoneyFacts, type MoneyNews, type MoneyRecipient, moneyMailCopy } from "./money-mail.copy.ts";

const facts: MoneyFacts = {
  amount: 100_00,
  pieces: "Walnut credenza",
  orderId: "order-1",
  card: "Visa ending 4242",
  reason: null,
  isEnded: false,
  isRefunded: false,
  payout: { amount: 340_00, less: 85_00, isSent: false },
  arrivesAt: null,
  dueAt: null,
};
const recipients: readonly MoneyRecipient[] = ["buyer", "seller", "owner", "admin"];
/** Who gets the mail. */
const readers = (news: MoneyNews, changes: Partial<MoneyFacts> = {}) =>
  recipients.filter((recipient) => moneyMailCopy[news][recipient]({ ...facts, ...changes }) !== null);
const paid = { payout: { amount: 340_00, less: 0, isSent: true } };

test.each<[MoneyNews, MoneyRecipient[]]>([
  ["dispute-open", ["seller", "owner", "admin"]],
  ["dispute-won", recipients.slice()],
  ["dispute-lost", recipients.slice()],
  ["refunded", ["buyer", "seller", "owner"]],
  ["refund-declined", ["admin"]],
  ["payout-unconnected", ["seller", "owner"]],
  ["payout-sent", ["seller", "owner"]],
  ["payout-refused", ["seller", "owner", "admin"]],
  ["payout-returned", ["seller", "owner"]],
  ["account-due", ["seller", "owner"]],
  ["account-incomplete", ["seller", "owner"]],
])("%s is for %j", (news, expected) => {
  expect(readers(news)).toEqual(expected);
});

test("does not worry payees who have the money, or an owner before the sale is complete", () => {
  expect(readers("dispute-open", paid)).toEqual(["admin"]);
  expect(readers("dispute-lost", paid)).toEqual(["buyer", "admin"]);
  expect(readers("refunded", paid)).toEqual(["buyer", "seller"]);
  expect(readers("dispute-open", { payout: null })).toEqual(["seller", "admin"]);
  expect(readers("dispute-won", { isEnded: true })).toEqual(["buyer", "admin"]);
  expect(readers("dispute-won", { isEnded: true, isRefunded: true })).toEqual(["admin"]);
  expect(readers("dispute-won", { isRefunded: true, payout: null })).toEqual(["admin"]);
  expect(readers("dispute-open", { payout: { amount: 0, less: 0, isSent: false } })).toEqual(["admin"]);
});

test("says what is left of a payout, or that nothing is", () => {
  const says = (payout: MoneyFacts["payout"]) =>
    moneyMailCopy.refunded.seller({ ...facts, payout })?.paragraphs.at(-1);
  expect([says(facts.payout), says({ amount: 0, less: 425_00, isSent: false }), says(null)]).toEqual([
    "Your payout for it is $340 instead of $425.",
    "Your payout of $425 for it is canceled.",
    "Your earnings from this order are reduced in proportion. You see the amount when the order is complete.",
  ]);
});

test("names the day on which a payout should arrive", () => {
  const arrivesAt = new Date("2026-11-27T09:00:00.000Z");
  expect(moneyMailCopy["payout-sent"].seller({ ...facts, arrivesAt })?.paragraphs).toEqual([
    "We have sent $100 for Walnut credenza to your account. It should reach your bank by November 27.",
  ]);
});
