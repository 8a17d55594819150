import type {
  OrderCaseEvent,
  OrderCaseRefundEvent,
  OrderCaseTimeEvent,
} from "@heirloop/contract/order-case/order-case.events";
import type { CaseSolution } from "@heirloop/contract/order/order-case-status";
import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { OrderCaseContext } from "./order-case-context.ts";

/** What the timeline of a case says about an event, besides its type, sender, time and pictures. Amounts are in cents. */
export type CaseEntry = {
  readonly message?: string;
  readonly solution?: { readonly type: CaseSolution | "none"; readonly amount: number | null } | null;
  readonly window?: TimeWindow | null;
};

/**
 * Returns the entry of an event in the timeline. `after` is the case after the event, `refunded` the cents that a
 * refund has moved.
 */
export function caseEntry(
  event: OrderCaseEvent | OrderCaseTimeEvent | OrderCaseRefundEvent,
  after: Pick<OrderCaseContext, "agreed" | "pickup">,
  refunded: number,
): CaseEntry {
  switch (event.type) {
    case "propose":
    case "decide": {
      const amount = event.solution === "refund" ? (event.amount ?? null) : null;
      return { message: event.message, solution: { type: event.solution, amount } };
    }
    case "accept":
      return { solution: after.agreed };
    case "decline":
    case "escalate":
    case "add-evidence":
      return { message: event.message };
    case "schedule":
      return { window: { date: event.date, window: event.window } };
    case "confirm-schedule":
      return { window: after.pickup };
    case "send-back":
      return { message: event.tracking };
    case "refund-succeeded":
      return { solution: { type: "refund", amount: refunded } };
    default:
      return {};
  }
}
