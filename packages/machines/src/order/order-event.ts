import type {
  OrderEvent,
  OrderOfferEvent,
  OrderPaymentEvent,
  OrderPlacingEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";

/**
 * Who can send an event to an order: one of its sides, an admin, a timer, or Heirloop itself after a piece or
 * an account has changed.
 */
export type OrderActor = Side | "admin" | "time" | "system";

/**
 * An event with its sender and time (ISO instant). The sender of a payment's outcome is the side whose
 * approval or acceptance it completes.
 */
export type SentOrderEvent = (
  | OrderEvent
  | OrderPlacingEvent
  | OrderTimeEvent
  | OrderOfferEvent
  | OrderPaymentEvent
) & {
  by: OrderActor;
  now: string;
};

/** Whether an order or its case is moved by one of its two sides, and not by an admin, time or Heirloop itself. */
export const isSide = (actor: string): actor is Side => actor === "buyer" || actor === "seller";

export const otherSide = (side: Side): Side => (side === "buyer" ? "seller" : "buyer");
