import type { OrderEvent, OrderTimeEvent } from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Who moves an order: one of its sides, an admin, or time. */
export type OrderActor = Side | "admin" | "time";

/** An event with who sends it and when (ISO instant). */
export type SentOrderEvent = (OrderEvent | OrderTimeEvent) & { by: OrderActor; now: string };

export const otherSide = (side: Side): Side => (side === "buyer" ? "seller" : "buyer");
