import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { expectedRules } from "./order-status-rules.fixture.ts";
import { purchasesSelection, purchasesTab, salesTab } from "./purchases-selection.ts";

/** No offer, an unapproved offer, an approved offer. */
const cases = (status: OrderStatus) => [
  { status, offer: null, approved: false },
  { status, offer: {}, approved: false },
  { status, offer: {}, approved: true },
];

test.each(orderStatuses)("links a chat about an order that is %s to its selection", (status) => {
  expect(cases(status).map(purchasesSelection)).toEqual(expectedRules[status].chatLink);
});

test.each(orderStatuses)("lists an order that is %s in one tab per side", (status) => {
  const { tabs } = expectedRules[status];
  expect(cases(status).map(purchasesTab)).toEqual(tabs);
  expect(cases(status).map(salesTab)).toEqual(tabs.map((tab) => tab.replace("Purchases", "Sales")));
});
