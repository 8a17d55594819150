import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { addDays, instantOf, wallTimeAt } from "@heirloop/contract/calendar/wall-time";

/**
 * Returns when the quiet hours end that `now` is in, both in milliseconds since 1970; null outside of them. The
 * hours are those that the clocks of the time zone show, so the night of a change of the clocks is an hour
 * shorter or longer.
 */
export function getQuietHoursEnd(
  { quietHours, timeZone }: Pick<NotificationPreferences, "quietHours" | "timeZone">,
  now: number,
): number | null {
  if (quietHours === null) return null;
  const { from, until } = quietHours;
  const { day, hour } = wallTimeAt(now, timeZone);
  const endsToday = hour < until && (from < until ? hour >= from : true);
  const endsTomorrow = from > until && hour >= from;
  if (!endsToday && !endsTomorrow) return null;
  return instantOf(endsToday ? day : addDays(day, 1), until, timeZone);
}
