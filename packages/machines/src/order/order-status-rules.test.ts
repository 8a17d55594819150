import { type OrderStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import { dashboardTaskKinds } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { expect, test } from "vitest";
import { sidesToRemind, statusesOfTask, statusRules } from "./order-status-rules.ts";

/** Money, handover, and who is reminded while the buyer's response to an offer is due. */
const table: Record<OrderStatus, [money: string, handover: string | null, reminded: string]> = {
  "offer-sent": ["not-taken", null, "buyer"],
  requested: ["not-taken", null, "seller"],
  scheduling: ["held", null, "buyer seller"],
  "active-delivery": ["held", "delivery", "buyer"],
  looking_for_carrier: ["held", "carrier", ""],
  awaiting_shipping: ["held", "carrier", ""],
  in_transit: ["held", "carrier", "buyer"],
  "active-pickup": ["held", "pickup", "buyer"],
  completed: ["paid-out", null, ""],
  "completed-off-heirloop": ["returned", null, ""],
  cancelled: ["returned", null, ""],
  canceled: ["returned", null, ""],
  expired: ["returned", null, ""],
  deleted: ["returned", null, ""],
};

test.each(orderStatuses)("has the rules of %s", (status) => {
  const { money, handover } = statusRules[status];
  expect([money, handover, sidesToRemind({ status, offerTurn: "buyer" }).join(" ")]).toEqual(table[status]);
});

test("closes the chat of an order with a reason, but keeps it open when the order falls through after approval", () => {
  const texts = orderStatuses.map((status) => [status, ...Object.values(statusRules[status].chatClosed)]);
  const beforeApproval = "You can talk once the seller has approved the order.";
  const twice = (why: string) => [why, why];
  expect(texts).toEqual([
    ["offer-sent", ...twice("You can talk once the offer is accepted.")],
    ["requested", beforeApproval, null],
    ["scheduling", beforeApproval, null],
    ["active-delivery", beforeApproval, null],
    ["looking_for_carrier", beforeApproval, null],
    ["awaiting_shipping", beforeApproval, null],
    ["in_transit", beforeApproval, null],
    ["active-pickup", beforeApproval, null],
    ["completed", ...twice("The order is completed.")],
    ["completed-off-heirloop", ...twice("The order was completed outside Heirloop.")],
    ["cancelled", "The order was canceled.", null],
    ["canceled", "The order was canceled.", null],
    ["expired", "The order expired without an answer.", null],
    ["deleted", ...twice("The order was removed.")],
  ]);
});

test("counts an open or completed order as a purchase", () => {
  expect(orderStatuses.filter((status) => !statusRules[status].isPurchase)).toEqual([
    "offer-sent",
    "cancelled",
    "canceled",
    "expired",
    "deleted",
  ]);
});

test("reminds the side whose response to an offer is due, and neither side once it is settled", () => {
  expect(sidesToRemind({ status: "offer-sent", offerTurn: "seller" })).toEqual(["seller"]);
  expect(sidesToRemind({ status: "offer-sent", offerTurn: null })).toEqual([]);
});

test("derives each seller task from its statuses", () => {
  expect(Object.fromEntries(dashboardTaskKinds.map((task) => [task, statusesOfTask(task)]))).toEqual({
    requests: ["requested"],
    offers: ["offer-sent"],
    schedules: ["scheduling"],
    shipments: ["looking_for_carrier", "awaiting_shipping"],
    questions: [],
    consignments: [],
  });
});
