import type {
  OrderCaseEvent,
  OrderCaseOpeningEvent,
  OrderCaseRefundEvent,
  OrderCaseTimeEvent,
} from "@heirloop/contract/order-case/order-case.events";
import type { Side } from "@heirloop/contract/user/user.schema";

/** Who can send an event to a case: a side of its order, an admin, a timer, or the payment gateway. */
export type OrderCaseActor = Side | "admin" | "time" | "system";

/** An event with its sender and time (ISO instant). */
export type SentOrderCaseEvent = (
  | OrderCaseEvent
  | OrderCaseOpeningEvent
  | OrderCaseTimeEvent
  | OrderCaseRefundEvent
) & { by: OrderCaseActor; now: string };
