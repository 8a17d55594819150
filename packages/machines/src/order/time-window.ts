import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { DayWindow, TimeWindow } from "@heirloop/contract/order/order.schema";

/** Hour of the day, where the seller is, at which a window is over. */
const endHour: Record<DayWindow, number> = { morning: 12, afternoon: 17, evening: 21 };

/** How one names a proposal: `2026-11-25/morning`. */
export const windowName = ({ date, window }: TimeWindow): string => `${date}/${window}`;

/**
 * Milliseconds since 1970 at which a window is over: on the Pacific coast, as no zone is kept of a seller. Further east that is some hours
 * late, which only lets an order wait for them; too early would refuse this evening while it is still afternoon.
 */
export const windowEnd = ({ date, window }: TimeWindow): number =>
  Date.parse(`${date}T${String(endHour[window]).padStart(2, "0")}:00:00.000-08:00`);

/** When an order under way completes by itself: 72 hours after its window, and never sooner than 72 hours from now (docs/product.md §4). */
export function autoCompletion(agreed: TimeWindow | null, now: string): string {
  const from = Math.max(Date.parse(now), agreed ? windowEnd(agreed) : 0);
  return new Date(from + constants.autoCompleteAfterWindow).toISOString();
}

/** An instant some milliseconds later. */
export const later = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString();
