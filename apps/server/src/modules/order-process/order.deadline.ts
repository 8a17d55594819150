import type { Deadline } from "@heirloop/contract/order/order.schema";

const hour = 60 * 60_000;

/** How long before a deadline its reminder is sent, in milliseconds. */
export const remindBefore: Readonly<Record<Deadline["event"], number>> = {
  expire: 12 * hour,
  lapse: 72 * hour,
  "auto-complete": 24 * hour,
};

export const reminderText: Readonly<Record<Deadline["event"], string>> = {
  expire: "Your answer is still awaited; without it this expires soon",
  lapse: "Agree on a time soon, or the order is canceled and refunded",
  "auto-complete": "The order completes automatically soon; tell us if something is wrong",
};
