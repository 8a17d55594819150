import { isCaseOpen, orderCaseStatuses } from "@heirloop/contract/order/order-case-status";
import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import {
  getOrderChatClosedReason,
  chatEntry,
  hiddenSellerName,
  isSellerHidden,
  isSoldInOfferChat,
} from "./chat-closed.ts";

const closedAnyway: readonly OrderStatus[] = ["deleted", "offer-sent", "completed", "completed-off-heirloop"];

test.each(orderStatuses)("closes the chat about an approved order in some statuses: %s", (status) => {
  expect(getOrderChatClosedReason({ status, approved: true, offer: null }) !== null).toBe(
    closedAnyway.includes(status),
  );
});

test.each(orderStatuses)("closes the chat about an unapproved order that is %s", (status) => {
  expect(getOrderChatClosedReason({ status, approved: false, offer: null })).toEqual(expect.any(String));
});

test.each([
  ["offer-sent", false, "pending", "You can talk once the offer is accepted."],
  ["requested", false, null, "You can talk once the seller has approved the order."],
  ["cancelled", false, null, "The order was canceled."],
  ["canceled", false, null, "The order was canceled."],
  ["expired", false, null, "The order expired without an answer."],
  ["expired", false, "expired", "The offer expired."],
  ["deleted", false, "declined", "The offer was declined."],
  ["deleted", false, "withdrawn", "The offer was withdrawn."],
  ["deleted", false, "pending", "The order was removed."],
  ["deleted", false, "sold", "The piece was sold to another buyer."],
  ["deleted", false, "bought", "The piece was ordered at its price instead."],
  ["deleted", false, "retired", "The seller took the piece down."],
  ["deleted", false, "removed", "Heirloop removed this offer."],
  ["deleted", false, "seller-blocked", "The seller’s account is no longer active."],
  ["deleted", false, "buyer-blocked", "The buyer’s account is no longer active."],
  ["deleted", true, "accepted", "The order was removed."],
  ["deleted", true, null, "The order was removed."],
  ["completed", true, "accepted", "The order is completed."],
  ["completed-off-heirloop", true, null, "The order was completed outside Heirloop."],
] as const)(
  "closes the chat about an order that is %s (approved: %s, offer %s) with: %s",
  (status, approved, offer, why) => {
    expect(getOrderChatClosedReason({ status, approved, offer: offer && { status: offer } })).toBe(why);
  },
);

test("keeps an inquiry open", () => {
  expect(getOrderChatClosedReason(null)).toBeNull();
});

test.each([
  ["open", null],
  ["blocked", "You blocked this person. Unblock them in your settings first."],
  ["closed", "This person is not accepting messages."],
] as const)("closes an inquiry whose other side is %s with: %s", (contact, why) => {
  expect(getOrderChatClosedReason(null, contact)).toBe(why);
});

test.each([
  ["blocked", "You blocked this person. Unblock them in your settings first."],
  ["closed", "This person is not accepting messages."],
] as const)("closes the chat of a canceled order whose other side is %s with: %s", (contact, why) => {
  const canceled = { status: "cancelled", approved: true, offer: null } as const;
  expect(getOrderChatClosedReason(canceled)).toBeNull();
  expect(getOrderChatClosedReason(canceled, contact)).toBe(why);
});

test.each(["blocked", "closed"] as const)(
  "keeps the chat of an open order open while the other side is %s, and names the order's reason after it",
  (contact) => {
    const order = (status: OrderStatus) => ({ status, approved: true, offer: null });
    expect(getOrderChatClosedReason(order("awaiting_shipping"), contact)).toBeNull();
    expect(getOrderChatClosedReason(order("completed"), contact)).toBe("The order is completed.");
  },
);

test.each([
  ["active", null, false],
  ["active", "other-order", false],
  ["sold", "this-order", true],
  ["sold", "other-order", true],
  ["inactive", "this-order", false],
  ["inactive", "other-order", true],
  ["inactive", null, true],
] as const)("counts a piece that is %s, sold to %s, as sold: %s", (status, soldTo, sold) => {
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
] as const)("hides the seller for order %o of a business (%s): %s", (order, isBusiness, hidden) => {
  expect(isSellerHidden(order, { isBusiness })).toBe(hidden);
});

test("calls a hidden seller a business", () => {
  expect(hiddenSellerName).toBe("Local business seller");
});

test("lets only the two sides open a chat and sends a user's own chat to the profile", () => {
  expect([
    chatEntry({ buyer: "a", seller: "b" }, "a"),
    chatEntry({ buyer: "a", seller: "b" }, "b"),
    chatEntry({ buyer: "a", seller: "b" }, "c"),
    chatEntry({ buyer: "a", seller: "a" }, "a"),
    chatEntry({ buyer: "a", seller: "a" }, "b"),
  ]).toEqual(["open", "open", "permission-denied", "profile", "permission-denied"]);
});

test.each(orderCaseStatuses)(
  "lets both sides of a completed order talk while its case is open: %s",
  (caseStatus) => {
    const completed = {
      status: "completed",
      approved: true,
      offer: null,
      case: { status: caseStatus },
    } as const;
    expect(getOrderChatClosedReason(completed)).toBe(
      isCaseOpen(caseStatus) ? null : "The order is completed.",
    );
  },
);
