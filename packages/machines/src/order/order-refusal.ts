import { offerBelowFloorMessage } from "../price/price-floor.ts";
import { counterRange, unmetFloor } from "./offer-range.ts";
import { isSide, type SentOrderEvent } from "./order-event.ts";
import type { MovedOrder } from "./order-snapshot.ts";
import { permittedEvents } from "./permitted-events.ts";
import { refusedReschedule } from "./reschedule.guards.ts";
import { passedProposalReason, refusedProposal, timeOf } from "./time-proposals.ts";

/**
 * Why an order rejects an event: `field` names the part of the event that is invalid; without it the status or the
 * sender is the reason.
 */
export type OrderRefusal = {
  field: "amount" | "date" | "window" | "proof" | "code" | null;
  reason: string;
};

const withoutField = (reason: string): OrderRefusal => ({ field: null, reason });

/** Why an order rejects this event: what explains it best to the sender. */
export const refusalOf = (order: MovedOrder, event: SentOrderEvent): OrderRefusal =>
  conditionRefusal(order, event) ?? stepRefusal(order, event) ?? fieldRefusal(order, event);

/** A condition of the order that rules out a step which its status would permit. */
function conditionRefusal({ status, context }: MovedOrder, event: SentOrderEvent): OrderRefusal | null {
  const { by, type } = event;
  const isRescheduled = context.agreed !== null;
  if (type === "complete-off" && context.consigned)
    return withoutField("A consigned piece is paid for through Heirloop: its owner has a share of it");
  const floor = unmetFloor(context);
  if (type === "accept" && by === "seller" && context.offer?.turn === "seller" && floor !== null)
    return withoutField(offerBelowFloorMessage(floor));
  if (context.payment === "pending" && isSide(by))
    return withoutField("The payment is being confirmed. Try again in a moment.");
  const proposesTime =
    (type === "schedule" && status === "scheduling") || (type === "reschedule" && isRescheduled);
  if (proposesTime && by === "buyer" && context.offered?.length === 0)
    return { field: "window", reason: "The seller has no free pickup times now" };
  const answersOtherTime = type === "confirm-reschedule" || type === "keep-schedule";
  if (answersOtherTime && isRescheduled && isSide(by))
    return withoutField("That proposal is no longer open. Check the order for its current times.");
  const passed = status === "scheduling" ? passedTimeReason(context, event) : null;
  return passed === null ? null : withoutField(passed);
}

/** Why a proposed time cannot be agreed to any more; null if it has not passed. */
const passedTimeReason = (context: MovedOrder["context"], event: SentOrderEvent): string | null =>
  event.type === "confirm-schedule" && isSide(event.by)
    ? passedProposalReason(
        context.proposals,
        { window: event.window, by: event.by },
        timeOf({ context, event }),
      )
    : null;

/** A step that this sender cannot take in this status, with any payload. */
function stepRefusal(order: MovedOrder, { type, by, now }: SentOrderEvent): OrderRefusal | null {
  const permitted: readonly string[] = permittedEvents(order, by, now);
  if (permitted.includes(type)) return null;
  const sender = by === "time" || by === "system" ? by : `the ${by}`;
  return withoutField(`The order is ${order.status}; it does not take “${type}” from ${sender} now`);
}

const timeRefusal = (problem: ReturnType<typeof refusedProposal>): OrderRefusal => ({
  field: problem?.field ?? "date",
  reason: problem?.message ?? "Choose another time",
});

/** The buyer sees the code on the order, and can confirm the pickup instead (docs/product.md §4). */
const wrongCodeReason =
  "This is not the buyer’s code. Check it with the buyer: it is on the page of their order. The buyer can also confirm the pickup there, without a code.";

/** The field of a permitted step that is invalid. */
function fieldRefusal({ status, context }: MovedOrder, event: SentOrderEvent): OrderRefusal {
  const choosesOffered = event.by === "buyer" && context.offered !== null;
  switch (event.type) {
    case "counter": {
      const range = isSide(event.by) ? counterRange(context, event.by) : null;
      return { field: "amount", reason: range?.message ?? "Enter another amount" };
    }
    case "schedule":
      return choosesOffered
        ? {
            field: "window",
            reason: "Choose one of the times that the seller offers and that you have not proposed yet",
          }
        : timeRefusal(refusedProposal(context.proposals, event, timeOf({ context, event })));
    case "reschedule":
      return choosesOffered
        ? {
            field: "window",
            reason: "Choose one of the times that the seller offers, other than the current ones",
          }
        : timeRefusal(refusedReschedule(context, event));
    case "confirm-schedule":
      return { field: "window", reason: "Choose one of the times the other side proposed" };
    case "deliver":
      return { field: "proof", reason: "Add a picture that shows the delivery" };
    case "pick-up":
      return { field: "code", reason: wrongCodeReason };
    default:
      return withoutField(`The order is ${status}`);
  }
}
