import type { TimeWindow } from "@heirloop/contract/order/order.schema";
import type { ActionArgs } from "./order-actions.ts";
import type { OrderContext } from "./order-context.ts";
import { isSide, type OrderActor } from "./order-event.ts";
import { timeOf } from "./time-proposals.ts";
import { findTimeProblem, isAhead, windowName } from "@heirloop/contract/order/time-window";

/** A buyer chooses from the seller's pickup hours, if there are any; the seller may propose any time. */
export const isOffered = ({ offered }: OrderContext, window: TimeWindow & { by: OrderActor }): boolean =>
  window.by !== "buyer" || offered === null || offered.some((one) => windowName(one) === windowName(window));

const isASide = ({ event }: ActionArgs) => isSide(event.by);

/** What is wrong with another time than the agreed one; null if nothing is. */
export const refusedReschedule = (
  { agreed, reschedule, timeZone }: Pick<OrderContext, "agreed" | "reschedule" | "timeZone">,
  proposed: TimeWindow & { now: string },
): ReturnType<typeof findTimeProblem> =>
  findTimeProblem(
    proposed,
    { agreed, proposed: reschedule === null ? [] : [reschedule] },
    { now: proposed.now, timeZone },
  );

/** The guards of another time than the agreed one. */
export const rescheduleGuards = {
  /** Proposing again replaces an open proposal; the same time is confirmed or kept instead. */
  mayReschedule: (args: ActionArgs) => {
    const { context, event } = args;
    return (
      event.type === "reschedule" &&
      isASide(args) &&
      context.agreed !== null &&
      refusedReschedule(context, event) === null &&
      isOffered(context, event)
    );
  },
  confirmsReschedule: (args: ActionArgs) => {
    const { context, event } = args;
    return (
      event.type === "confirm-reschedule" &&
      isASide(args) &&
      context.reschedule !== null &&
      context.reschedule.by !== event.by &&
      event.window === windowName(context.reschedule) &&
      isAhead(context.reschedule, timeOf(args))
    );
  },
  declinesReschedule: (args: ActionArgs) =>
    isASide(args) && args.context.reschedule !== null && args.context.reschedule.by !== args.event.by,
  withdrawsReschedule: ({ context, event }: ActionArgs) =>
    context.reschedule !== null && context.reschedule.by === event.by,
};
