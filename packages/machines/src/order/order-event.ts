import type {
  OrderEvent,
  OrderOfferEvent,
  OrderPlacingEvent,
  OrderTimeEvent,
} from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Who moves an order: one of its sides, an admin, time, or Heirloop itself after its piece or an account has changed. */
export type OrderActor = Side | "admin" | "time" | "system";

/** An event with who sends it and when (ISO instant). */
export type SentOrderEvent = (OrderEvent | OrderPlacingEvent | OrderTimeEvent | OrderOfferEvent) & {
  by: OrderActor;
  now: string;
};

export const otherSide = (side: Side): Side => (side === "buyer" ? "seller" : "buyer");
