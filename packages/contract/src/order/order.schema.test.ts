import { expect, test } from "vitest";
import { endStatuses, openStatuses, orderStatuses, orderStatusSchema } from "./order-status.ts";
import { orderEventSchema } from "./order.events.ts";

test("has exactly the statuses of docs/product.md §4", () => {
  expect(orderStatuses.toSorted()).toEqual([
    "active-delivery",
    "active-pickup",
    "awaiting_shipping",
    "canceled",
    "cancelled",
    "completed",
    "completed-off-heirloop",
    "deleted",
    "expired",
    "in_transit",
    "looking_for_carrier",
    "offer-sent",
    "requested",
    "scheduling",
  ]);
  expect([...openStatuses, ...endStatuses, "offer-sent"].toSorted()).toEqual(orderStatuses.toSorted());
  expect(orderStatusSchema.safeParse("in-transit").success).toBe(false);
});

test.each([
  { type: "accept" },
  { type: "counter", amount: 100 },
  { type: "schedule", date: "2026-11-25", window: "morning" },
  { type: "pick-up", code: "1234" },
  { type: "cancel" },
])("accepts the event $type", (event) => {
  expect(orderEventSchema.safeParse(event).success).toBe(true);
});

test.each([
  { type: "expire" },
  { type: "auto-complete" },
  { type: "lapse" },
  { type: "counter", amount: 99 },
  { type: "counter" },
  { type: "schedule", date: "25.11.2026", window: "morning" },
  { type: "ship", tracking: "" },
  { type: "remove", reason: "  " },
  {},
])("rejects %o, which users cannot send", (event) => {
  expect(orderEventSchema.safeParse(event).success).toBe(false);
});
