import { expect, test } from "vitest";
import { demoWorld } from "../world/demo-world.ts";

const world = demoWorld({ seed: "told", startAt: "2026-11-21T04:00:00.000Z", listings: 2_400 });
const noticesOf = (scenario: string) => {
  const { id } = world.orders.find((order) => order.scenario === scenario) ?? {};
  return world.notifications
    .filter(({ orderId }) => orderId === id)
    .map(({ type, text }) => `${type}: ${text.replace(/\$[\d,.]+/, "$…")}`);
};

test("describes the steps of an order in the product's wording", () => {
  expect([noticesOf("offer-countered"), noticesOf("delivery-agreed").slice(0, 4)]).toEqual([
    ["offer: sent an offer of $…", "counteroffer: sent a counteroffer of $…"],
    [
      "order: ordered from you",
      "order: approved your order",
      "order: proposed a time",
      "order: agreed to a time",
    ],
  ]);
});

test("creates review requests without a sender", () => {
  const requests = world.notifications.filter(({ type }) => type === "review-request");
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ senderId, senderName }) => senderId !== null || senderName !== null)).toEqual([]);
});
