import type { OrderStatus } from "@heirloop/contract/order/order-status";
import type { OrderActor, SentOrderEvent } from "./order-event.ts";
import { anyOrder, pickupDetails } from "./order.fixture.ts";
import type { OrderContext } from "./order-context.ts";

/** The orders that the events are sent to. */
export const variants = {
  "as it is": anyOrder,
  pickup: { ...anyOrder, type: "pickup", pickup: pickupDetails },
  "other hub": { ...anyOrder, buyerHub: "NY" },
  repriced: { ...anyOrder, askingPrice: 70_000 },
  "completion requested": { ...anyOrder, completeOffAskedBy: "buyer" },
  pending: { ...anyOrder, payment: "pending" },
  declined: { ...anyOrder, payment: "failed" },
} satisfies Record<string, OrderContext>;
type Variant = keyof typeof variants;

export type MoveRow = {
  from: readonly OrderStatus[];
  send: SentOrderEvent["type"];
  by: OrderActor;
  in?: Variant;
  to: OrderStatus | "unchanged";
  effects: readonly string[];
};

/** The effects of the end of an order without a sale. */
export const fallThrough = ["return-payment", "release-stock", "return-promo-code", "clear-deadline"];
export const offerEnd = ["return-payment", "return-promo-code", "clear-deadline"];
export const completion = ["clear-deadline", "schedule-payout", "ask-for-reviews"];
