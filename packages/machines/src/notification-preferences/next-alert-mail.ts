import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { addDays, instantOf, wallTimeAt, weekdayOf } from "@heirloop/contract/calendar/wall-time";
import { getQuietHoursEnd } from "./quiet-hours.ts";

const monday = 1;

type AlertPreferences = Pick<NotificationPreferences, "alertFrequency" | "quietHours" | "timeZone">;

/** The next day on which alerts are sent, after or including `day`. */
function digestDay(day: string, frequency: "daily" | "weekly"): string {
  return frequency === "daily" ? day : addDays(day, (monday - weekdayOf(day) + 7) % 7);
}

/**
 * Returns when the email about alerts is sent that is waiting at `now`, both in milliseconds since 1970
 * (docs/product.md §12): at once, or at 8 a.m. by the clocks of the time zone, every day or on Mondays; and when
 * quiet hours include that time, when they end.
 */
export function nextAlertMail(preferences: AlertPreferences, now: number): number {
  const { alertFrequency, timeZone } = preferences;
  if (alertFrequency === "instant") return getQuietHoursEnd(preferences, now) ?? now;
  const { day } = wallTimeAt(now, timeZone);
  const at = (from: string) =>
    instantOf(digestDay(from, alertFrequency), constants.alertDigestHour, timeZone);
  const today = at(day);
  const next = today > now ? today : at(addDays(day, 1));
  return getQuietHoursEnd(preferences, next) ?? next;
}

/** Returns the same for new pieces of followed sellers, which are gathered for a day at least. */
export const nextFollowAlert = (preferences: AlertPreferences, now: number): number =>
  nextAlertMail(
    { ...preferences, alertFrequency: preferences.alertFrequency === "weekly" ? "weekly" : "daily" },
    now,
  );
