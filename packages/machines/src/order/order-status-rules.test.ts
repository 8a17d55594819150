import { dashboardTaskKinds } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { expectedRules } from "./order-status-rules.fixture.ts";
import { sidesToRemind, statusesOfTask, statusRules } from "./order-status-rules.ts";

test("covers exactly the statuses of docs/product.md §4", () => {
  expect(Object.keys(expectedRules).toSorted()).toEqual(orderStatuses.toSorted());
});

test.each(orderStatuses)("has the rules of %s", (status) => {
  const { money, isPurchase, sellerTask } = statusRules[status];
  const reminded = sidesToRemind({ status, offerTurn: "buyer" }).join(" ");
  expect(expectedRules[status]).toMatchObject({ money, reminded, isPurchase, sellerTask });
});

test.each(orderStatuses)(
  "closes the chat of an order that is %s, before and after the approval",
  (status) => {
    expect(Object.values(statusRules[status].chatClosed)).toEqual(expectedRules[status].chatClosed);
  },
);

test("reminds the side whose response to an offer is due, and neither side once it is settled", () => {
  expect(sidesToRemind({ status: "offer-sent", offerTurn: "seller" })).toEqual(["seller"]);
  expect(sidesToRemind({ status: "offer-sent", offerTurn: null })).toEqual([]);
  const noShow = { status: "active-pickup", offerTurn: null, deadlineEvent: "lapse" } as const;
  expect(sidesToRemind(noShow)).toEqual(["buyer", "seller"]);
});

test.each(dashboardTaskKinds)("derives the seller task %s from its statuses", (task) => {
  expect(statusesOfTask(task)).toEqual(
    orderStatuses.filter((status) => expectedRules[status].sellerTask === task),
  );
});
