import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { purchasesSelection, purchasesTab, salesTab } from "./purchases-selection.ts";

const offer = {};

/** docs/product.md §4: no offer, an unapproved offer, an approved offer. */
const table: Record<OrderStatus, [none: string, offered: string, approved: string]> = {
  requested: ["openPurchases", "openPurchases", "openPurchases"],
  scheduling: ["openPurchases", "openPurchases", "openPurchases"],
  "active-delivery": ["openPurchases", "openPurchases", "openPurchases"],
  looking_for_carrier: ["openPurchases", "openPurchases", "openPurchases"],
  awaiting_shipping: ["openPurchases", "openPurchases", "openPurchases"],
  in_transit: ["openPurchases", "openPurchases", "openPurchases"],
  "active-pickup": ["openPurchases", "openPurchases", "openPurchases"],
  cancelled: ["closedPurchases", "closedPurchases", "closedPurchases"],
  canceled: ["closedPurchases", "closedPurchases", "closedPurchases"],
  expired: ["closedPurchases", "closedPurchases", "closedPurchases"],
  deleted: ["closedPurchases", "closedOffers", "closedPurchases"],
  "offer-sent": ["closedOffers", "openOffers", "openOffers"],
  completed: ["closedOffers", "closedOffers", "closedOffers"],
  "completed-off-heirloop": ["closedOffers", "closedOffers", "closedOffers"],
};

const cases = (status: OrderStatus) => [
  { status, offer: null, approved: false },
  { status, offer, approved: false },
  { status, offer, approved: true },
];

test.each(orderStatuses)("links a chat about an order that is %s to its selection", (status) => {
  expect(cases(status).map(purchasesSelection)).toEqual(table[status]);
});

/** The tab that contains an order without an offer. */
const tabs: Record<OrderStatus, [purchase: string, sale: string]> = {
  "offer-sent": ["closedOffers", "closedOffers"],
  requested: ["openPurchases", "openSales"],
  scheduling: ["openPurchases", "openSales"],
  "active-delivery": ["openPurchases", "openSales"],
  looking_for_carrier: ["openPurchases", "openSales"],
  awaiting_shipping: ["openPurchases", "openSales"],
  in_transit: ["openPurchases", "openSales"],
  "active-pickup": ["openPurchases", "openSales"],
  completed: ["closedPurchases", "closedSales"],
  "completed-off-heirloop": ["closedPurchases", "closedSales"],
  cancelled: ["closedPurchases", "closedSales"],
  canceled: ["closedPurchases", "closedSales"],
  expired: ["closedPurchases", "closedSales"],
  deleted: ["closedPurchases", "closedSales"],
};

test.each(orderStatuses)("lists an order that is %s in one tab per side", (status) => {
  const order = { status, offer: null, approved: false };
  expect([purchasesTab(order), salesTab(order)]).toEqual(tabs[status]);
});

test("lists completed orders with the closed purchases, and failed offers with the closed offers", () => {
  expect(cases("completed").map(purchasesTab)).toEqual([
    "closedPurchases",
    "closedPurchases",
    "closedPurchases",
  ]);
  expect(cases("expired").map(purchasesTab)).toEqual(["closedPurchases", "closedOffers", "closedPurchases"]);
  expect(cases("scheduling").map(salesTab)).toEqual(["openSales", "openSales", "openSales"]);
  expect(cases("deleted").map(salesTab)).toEqual(["closedSales", "closedOffers", "closedSales"]);
});
