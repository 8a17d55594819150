import { getDestination, hasAppointment, visibleDetails } from "@heirloop/contract/order/order-contact";
import { handoverOfStatus, orderStatuses } from "@heirloop/contract/order/order-status";
import fc from "fast-check";
import { expect, test } from "vitest";
import { beginnings, everyEvent } from "./order-sequence.fixture.ts";
import { expectedRules } from "./order-status-rules.fixture.ts";
import { moveOrder } from "./order-transition.ts";

/** What each side sees that the other side entered, by how the piece changes hands: docs/product.md §4. */
const expected: Record<string, { buyer: string; seller: string }> = {
  pickup: { buyer: "contact pickup", seller: "contact deliveryAddress" },
  delivery: { buyer: "contact pickup", seller: "contact deliveryAddress" },
  carrier: { buyer: "", seller: "contact deliveryAddress" },
  null: { buyer: "", seller: "" },
};
const own = { buyer: "deliveryAddress", seller: "pickup" };

test.each(orderStatuses)("knows how the piece changes hands in an order that is %s", (status) => {
  expect(handoverOfStatus[status]).toBe(expectedRules[status].handover);
});

test.each(
  orderStatuses.flatMap((status) => (["buyer", "seller"] as const).map((side) => ({ status, side }))),
)("shows the $side of an order that is $status what the other side entered", ({ status, side }) => {
  const visible = Object.entries(visibleDetails(status, side)).flatMap(([name, shown]) =>
    shown && name !== own[side] ? [name] : [],
  );
  expect(visible.join(" ")).toBe(expected[String(expectedRules[status].handover)]?.[side]);
});

const address = { line1: "1421 N Waco Ave", city: "Wichita", state: "KS", zip: "67203" };

test.each(orderStatuses)("shows the seller of an order that is %s the city until the address", (status) => {
  const isAhead = ["offer-sent", "requested", "scheduling"].includes(status);
  expect(getDestination(status, "seller", { address, deliveryMiles: 12 })).toEqual(
    isAhead ? { city: "Wichita", state: "KS", miles: 12 } : undefined,
  );
  expect(getDestination(status, "seller", { address: null })).toBeUndefined();
  expect(getDestination(status, "buyer", { address })).toBeUndefined();
  expect(getDestination(status, "admin", { address })).toBeUndefined();
});

test.each(orderStatuses)("always shows both sides of an order that is %s what they entered", (status) => {
  expect(visibleDetails(status, "buyer").deliveryAddress).toBe(true);
  expect(visibleDetails(status, "seller").pickup).toBe(true);
});

test.each(orderStatuses)("shows admins of an order that is %s the addresses only", (status) => {
  expect(visibleDetails(status, "admin")).toEqual({ contact: false, deliveryAddress: true, pickup: true });
});

test("has an appointment for a pickup and for a delivery by the seller, once a time is agreed on", () => {
  const agreed = { date: "2026-11-25", window: "morning" as const };
  expect(orderStatuses.filter((status) => hasAppointment(status, agreed))).toEqual([
    "active-delivery",
    "active-pickup",
  ]);
  expect(hasAppointment("active-pickup", null)).toBe(false);
});

test("shows nothing of the other side before a time is agreed on, whatever happens", () => {
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 30 }), (beginning, picks) => {
      let order = beginning;
      for (const pick of picks) {
        const event = everyEvent[pick % everyEvent.length];
        const moved = event && moveOrder(order, event);
        if (moved?.ok) ({ order } = moved);
        if (order.context.agreed !== null) return;
        expect(visibleDetails(order.status, "buyer")).toMatchObject({ contact: false, pickup: false });
        expect(visibleDetails(order.status, "seller")).toMatchObject({
          contact: false,
          deliveryAddress: false,
        });
      }
    }),
    { numRuns: 500 },
  );
});
