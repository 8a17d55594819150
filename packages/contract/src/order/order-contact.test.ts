import { expect, test } from "vitest";
import { hasAppointment, visibleDetails } from "./order-contact.ts";
import { type OrderStatus, orderStatuses } from "./order-status.ts";

/**
 * What each side sees that the other side entered: docs/product.md §4, Contact details. A new status does not
 * compile without a row.
 */
const expected: Record<OrderStatus, { buyer: string; seller: string }> = {
  "offer-sent": { buyer: "", seller: "" },
  requested: { buyer: "", seller: "" },
  scheduling: { buyer: "", seller: "" },
  "active-pickup": { buyer: "contact pickup", seller: "contact deliveryAddress" },
  "active-delivery": { buyer: "contact pickup", seller: "contact deliveryAddress" },
  looking_for_carrier: { buyer: "", seller: "contact deliveryAddress" },
  awaiting_shipping: { buyer: "", seller: "contact deliveryAddress" },
  in_transit: { buyer: "", seller: "contact deliveryAddress" },
  completed: { buyer: "", seller: "" },
  "completed-off-heirloop": { buyer: "", seller: "" },
  cancelled: { buyer: "", seller: "" },
  canceled: { buyer: "", seller: "" },
  expired: { buyer: "", seller: "" },
  deleted: { buyer: "", seller: "" },
};
const own = { buyer: "deliveryAddress", seller: "pickup" };

test.each(
  orderStatuses.flatMap((status) => (["buyer", "seller"] as const).map((side) => ({ status, side }))),
)("shows the $side of an order that is $status what the other side entered", ({ status, side }) => {
  const visible = Object.entries(visibleDetails(status, side)).flatMap(([name, shown]) =>
    shown && name !== own[side] ? [name] : [],
  );
  expect(visible.join(" ")).toBe(expected[status][side]);
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
