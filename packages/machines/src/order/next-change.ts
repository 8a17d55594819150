import type { OrderContext } from "./order-context.ts";
import type { OrderActor } from "./order-event.ts";
import { timesOfNoShow } from "./no-show.guards.ts";

/**
 * When the events that a side can send change next because time passes: on the day of the agreed time a side
 * can be late, and after it report that the other one did not come. ISO 8601; null if nothing changes by
 * itself.
 */
export function nextChange(context: OrderContext, by: OrderActor, now: string): string | null {
  const next = timesOfNoShow(context, by)
    .filter((at) => at > Date.parse(now))
    .toSorted((a, b) => a - b)[0];
  return next === undefined ? null : new Date(next).toISOString();
}
