import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { Deadline } from "@heirloop/contract/order/order.schema";

const hour = 60 * 60_000;

/** How long before a deadline its reminder is sent, in milliseconds. */
export const remindBefore: Readonly<Record<Deadline["event"], number>> = {
  expire: 12 * hour,
  lapse: 72 * hour,
  "auto-complete": 24 * hour,
};

const reminderTexts: Readonly<Record<Deadline["event"], string>> = {
  expire: "Please answer soon, or this expires",
  lapse: "Agree on a time soon, or the order is canceled and refunded",
  "auto-complete": "The order completes automatically soon; tell us if something is wrong",
};
const lapseTexts: Readonly<Partial<Record<OrderStatus, string>>> = {
  looking_for_carrier: "Book a carrier soon, or the order is canceled and refunded",
  awaiting_shipping: "Ship it and enter the tracking number soon, or the order is canceled and refunded",
};

/** What the reminder of a deadline says. */
export const getReminderText = (status: OrderStatus, event: Deadline["event"]): string =>
  (event === "lapse" ? lapseTexts[status] : undefined) ?? reminderTexts[event];
