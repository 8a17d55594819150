import { constants } from "../constants/marketplace-constants.ts";
import type { DayWindow, TimeWindow } from "./order.schema.ts";

/** Hours of the day, in the seller's location, at which a window begins and ends. */
export const windowHours: Readonly<Record<DayWindow, Readonly<{ from: number; to: number }>>> = {
  morning: { from: 8, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 21 },
};

/**
 * Milliseconds since 1970 at which a window ends, in Pacific time, because sellers' time zones are not
 * stored. Farther east that is some hours late, which only delays completion; too early would reject an
 * evening window during the afternoon.
 */
export const windowEnd = ({ date, window }: TimeWindow): number =>
  Date.parse(`${date}T${windowHours[window].to}:00:00.000-08:00`);

/**
 * When an open order completes automatically: 72 hours after its window, and at least 72 hours from now
 * (docs/product.md §4).
 */
export function autoCompletion(agreed: TimeWindow | null, now: string): string {
  const from = Math.max(Date.parse(now), agreed ? windowEnd(agreed) : 0);
  return new Date(from + constants.autoCompleteAfterWindow).toISOString();
}
