import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { type TimeWindow, dayWindowSchema } from "@heirloop/contract/order/order.schema";
import { type PickupCalendar, weekdays } from "@heirloop/contract/pickup-calendar/pickup-calendar.schema";
import { instantOf, wallTimeAt } from "@heirloop/contract/calendar/wall-time";
import { windowHours, windowName } from "@heirloop/contract/order/time-window";

const millisecondsPerDay = 86_400_000;

/**
 * The windows that a seller offers for a pickup, in order: those of the weekly hours in the next
 * `constants.pickupDaysOffered` days, without blocked days, windows that begin before the notice is over and windows
 * with another pickup. Days and hours are those of the seller's clocks, also where they change.
 */
export function listPickupWindows({
  calendar,
  taken,
  now,
}: {
  calendar: PickupCalendar;
  /** The seller's agreed pickups. */
  taken: readonly TimeWindow[];
  /** An ISO instant. */
  now: string;
}): TimeWindow[] {
  const { timeZone, weekly, blockedDays, leadHours } = calendar;
  const notBefore = Date.parse(now) + leadHours * 3_600_000;
  const takenNames = new Set(taken.map(windowName));
  const today = Date.parse(wallTimeAt(Date.parse(now), timeZone).day);
  const days = Array.from(
    { length: constants.pickupDaysOffered },
    (_, index) => new Date(today + index * millisecondsPerDay),
  );
  return days.flatMap((day) => {
    const date = day.toISOString().slice(0, 10);
    const offered = weekdays.flatMap((name, index) => (index === day.getUTCDay() ? weekly[name] : []));
    if (blockedDays.includes(date)) return [];
    return dayWindowSchema.options
      .filter((window) => offered.includes(window))
      .map((window) => ({ date, window }))
      .filter(
        (window) =>
          instantOf(date, windowHours[window.window].from, timeZone) >= notBefore &&
          !takenNames.has(windowName(window)),
      );
  });
}
