import type { Deadline } from "@heirloop/contract/order/order.schema";
import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import type { OrderRow } from "../order/order.table.ts";

const hour = 60 * 60_000;

/** How long before a deadline its reminder goes out, in milliseconds. */
export const remindBefore: Readonly<Record<Deadline["event"], number>> = {
  expire: 12 * hour,
  lapse: 72 * hour,
  "auto-complete": 24 * hour,
};

/** Who can still do something about it. */
export function whoToRemind(order: Pick<OrderRow, "status" | "offerTurn">): readonly Side[] {
  const byStatus: Partial<Record<OrderStatus, readonly Side[]>> = {
    "offer-sent": order.offerTurn === null ? [] : [order.offerTurn],
    requested: ["seller"],
    scheduling: ["buyer", "seller"],
    in_transit: ["buyer"],
    "active-delivery": ["buyer"],
    "active-pickup": ["buyer"],
  };
  return byStatus[order.status] ?? [];
}

export const reminderText: Readonly<Record<Deadline["event"], string>> = {
  expire: "Your answer is still awaited; without it this expires soon",
  lapse: "Agree on a time soon, or the order is canceled and refunded",
  "auto-complete": "The order completes automatically soon; tell us if something is wrong",
};
