import { windowEnd } from "@heirloop/contract/order/time-window";
import type { OrderContext } from "./order-context.ts";
import type { OrderActor } from "./order-event.ts";
import { timesOfNoShow } from "./no-show.guards.ts";

/** When the other side's proposals end, and with them the chance to agree to them; those of a scheduled order are over. */
function endsOfProposals(
  { agreed, proposals, reschedule, timeZone }: OrderContext,
  by: OrderActor,
): number[] {
  const open = agreed === null ? proposals : reschedule === null ? [] : [reschedule];
  return open.filter((proposal) => proposal.by !== by).map((proposal) => windowEnd(proposal, timeZone));
}

/**
 * When what a side can do changes next because time passes: the other side's proposals end, on the day of the
 * agreed time a side can be late, and after it report that the other one did not come. ISO 8601; null if nothing
 * changes by itself.
 */
export function nextChange(context: OrderContext, by: OrderActor, now: string): string | null {
  const next = [...endsOfProposals(context, by), ...timesOfNoShow(context, by)]
    .filter((at) => at > Date.parse(now))
    .toSorted((a, b) => a - b)[0];
  return next === undefined ? null : new Date(next).toISOString();
}
