import { expect, test } from "vitest";
import { endStatuses, isOfferStage, openStatuses, orderStatuses, orderStatusSchema } from "./order-status.ts";
import { orderEventSchema } from "./order.events.ts";

test("puts every status into one stage, spelled as in docs/product.md §4", () => {
  expect([...openStatuses, ...endStatuses, ...orderStatuses.filter(isOfferStage)].toSorted()).toEqual(
    orderStatuses.toSorted(),
  );
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
