import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { chatClosedBecause, chatEntry, isSellerHidden, isSoldInOfferChat } from "./chat-closed.ts";

const closedAnyway: readonly OrderStatus[] = ["deleted", "offer-sent", "completed", "completed-off-heirloop"];

test.each(orderStatuses)("a chat about an approved order that is %s", (status) => {
  expect(chatClosedBecause({ status, approved: true }) !== null).toBe(closedAnyway.includes(status));
});

test.each(orderStatuses)("a chat about an unapproved order that is %s is closed", (status) => {
  expect(chatClosedBecause({ status, approved: false })).toEqual(expect.any(String));
});

test("an enquiry is open", () => {
  expect(chatClosedBecause(null)).toBeNull();
});

test.each([
  ["active", null, false],
  ["active", "other-order", false],
  ["sold", "this-order", true],
  ["sold", "other-order", true],
  ["inactive", "this-order", false],
  ["inactive", "other-order", true],
  ["inactive", null, true],
] as const)("a piece that is %s, sold to %s, counts as sold: %s", (status, soldTo, sold) => {
  expect(
    isSoldInOfferChat({ status, soldTo: soldTo === null ? null : orderIdSchema.parse(soldTo) }, "this-order"),
  ).toBe(sold);
});

test.each([
  [null, true, false],
  [{ offer: null, approved: false }, true, false],
  [{ offer: {}, approved: false }, true, true],
  [{ offer: {}, approved: true }, true, false],
  [{ offer: {}, approved: false }, false, false],
] as const)("order %o of a business (%s) hides its name: %s", (order, isBusiness, hidden) => {
  expect(isSellerHidden(order, { isBusiness })).toBe(hidden);
});

test("only the two sides open a chat; with oneself it leads to the profile", () => {
  expect([
    chatEntry({ buyer: "a", seller: "b" }, "a"),
    chatEntry({ buyer: "a", seller: "b" }, "b"),
    chatEntry({ buyer: "a", seller: "b" }, "c"),
    chatEntry({ buyer: "a", seller: "a" }, "a"),
  ]).toEqual(["open", "open", "permission-denied", "profile"]);
});
