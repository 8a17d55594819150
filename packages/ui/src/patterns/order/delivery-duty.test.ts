import { getOrderEarnings } from "@heirloop/contract/money/order-earnings";
import { expect, test } from "vitest";
import { asSeller, createOrder, orders } from "../../fixtures/orders.ts";
import { getAcceptConfirmation } from "./accept-confirmation.ts";
import { getConfirmation } from "./confirmations.ts";
import { getDeliveryDuty } from "./delivery-duty.ts";

const byCarrier = asSeller({ ...orders.requested, deliveredBy: "carrier" });
const duty =
  "You book and pay the carrier that brings it to Wichita, KS. The $89 that the buyer pays for it is part of what you receive.";

test("says who brings it where, and that a carrier is paid by the seller", () => {
  expect(getDeliveryDuty(byCarrier)).toBe(duty);
  expect(getDeliveryDuty({ ...byCarrier, deliveredBy: "seller" })).toBe(
    "You bring it to Wichita, KS yourself. The $89 that the buyer pays for it is part of what you receive.",
  );
});

test.each([
  [0, "about 1 mile away"],
  [12, "about 12 miles away"],
  [1_214, "about 1,214 miles away"],
])("says how far %s miles are", (miles, distance) => {
  const order = { ...byCarrier, destination: { city: "Wichita", state: "KS", miles } };
  expect(getDeliveryDuty(order)).toContain(`brings it to Wichita, KS (${distance}).`);
});

test("says when the buyer pays nothing for the delivery", () => {
  const earnings = getOrderEarnings([], { items: 100_00, delivery: 0 }, new Map(), null);
  expect(getDeliveryDuty({ ...byCarrier, earnings })).toContain("The buyer pays nothing for it.");
});

test.each([
  ["a pickup", asSeller(orders.pickup)],
  ["an order that does not say who brings it", asSeller(orders.requested)],
  ["a booked carrier", asSeller({ ...orders.awaitingShipping, deliveredBy: "carrier" })],
  ["a completed order", asSeller(createOrder({ status: "completed", deliveredBy: "carrier" }))],
  ["the buyer", { ...orders.requested, deliveredBy: "carrier" as const }],
])("says nothing about %s", (_what, order) => {
  expect(getDeliveryDuty(order)).toBeNull();
});

test("says it before the seller approves an order or accepts an offer", () => {
  expect(getConfirmation("approve", byCarrier, "seller").description).toContain(duty);
  expect(getAcceptConfirmation(1_900_00, "seller", "Maren", byCarrier).description).toContain(duty);
  expect(getAcceptConfirmation(1_900_00, "buyer", "Owen", orders.offer).description).not.toContain("carrier");
});

test("says the total before the buyer accepts a counteroffer", () => {
  expect(getAcceptConfirmation(1_900_00, "buyer", "Owen", orders.offer).description).toBe(
    "Your card is charged $2,118.12 now, delivery and tax included, and the piece is yours. Next you agree on a time.",
  );
});
