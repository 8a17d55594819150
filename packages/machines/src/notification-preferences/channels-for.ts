import {
  type NotificationChannel,
  notificationChannels,
  notificationKinds,
} from "@heirloop/contract/notification/notification-kinds";
import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { getQuietHoursEnd } from "./quiet-hours.ts";

/** Whether a kind of notification is delivered in a channel at all. */
export function isOn(
  type: NotificationType,
  channel: NotificationChannel,
  { muted }: Pick<NotificationPreferences, "muted">,
): boolean {
  const reach = notificationKinds[type][channel];
  return reach === "required" || (reach === "optional" && !muted[channel].includes(type));
}

/** Whether a kind of notification reaches the user at all. */
export const isOnAnywhere = (
  type: NotificationType,
  preferences: Pick<NotificationPreferences, "muted">,
): boolean => notificationChannels.some((channel) => isOn(type, channel, preferences));

/** When a notification reaches each channel, in milliseconds since 1970; null where it is not delivered. */
export type Delivery = Readonly<Record<NotificationChannel, number | null>>;

/**
 * Returns where and when a notification is delivered that is sent at `now`, in milliseconds since 1970
 * (docs/product.md §8). Quiet hours delay emails and push notifications that are not urgent until they end, and
 * nothing in the app.
 */
export function channelsFor(
  type: NotificationType,
  preferences: NotificationPreferences,
  now: number,
): Delivery {
  const later = notificationKinds[type].urgent ? now : (getQuietHoursEnd(preferences, now) ?? now);
  return {
    inApp: isOn(type, "inApp", preferences) ? now : null,
    email: isOn(type, "email", preferences) ? later : null,
    push: isOn(type, "push", preferences) ? later : null,
  };
}
