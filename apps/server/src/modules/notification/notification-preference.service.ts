import { hubs } from "@heirloop/contract/hub/hub";
import { timeZoneOfHub } from "@heirloop/contract/hub/hub-time-zone";
import {
  defaultPreferences,
  defaultTimeZone,
  type NotificationPreferences,
} from "@heirloop/contract/notification/notification-preferences.schema";
import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { isOn } from "@heirloop/machines/notification-preferences/channels-for";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { lockUser } from "../user/user.queries.ts";
import {
  findNotificationPreference,
  upsertNotificationPreference,
} from "./notification-preference.queries.ts";
import type { NotificationPreferenceRow } from "./notification-preference.table.ts";

function timeZoneOf(hub: string | null): string {
  const known = hubs.find(({ id }) => id === hub);
  return known === undefined ? defaultTimeZone : timeZoneOfHub[known.id];
}

const present = (stored: NotificationPreferenceRow | null, hub: string | null): NotificationPreferences =>
  stored === null
    ? { ...defaultPreferences, timeZone: timeZoneOf(hub) }
    : {
        muted: { inApp: stored.mutedInApp, email: stored.mutedEmail, push: stored.mutedPush },
        alertFrequency: stored.alertFrequency,
        quietHours:
          stored.quietFrom === null || stored.quietUntil === null
            ? null
            : { from: stored.quietFrom, until: stored.quietUntil },
        timeZone: stored.timeZone ?? timeZoneOf(hub),
      };

/** Returns the defaults for a user who does not exist or has changed nothing. */
export async function getPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  return (await getRecipient(db, userId)).preferences;
}

/** Returns the same, whether the account is closed, and whether it has a browser that gets push notifications. */
export async function getRecipient(
  db: Db,
  userId: string,
): Promise<{ preferences: NotificationPreferences; hasPush: boolean; isClosed: boolean }> {
  const found = await findNotificationPreference(db, userId);
  return {
    preferences: present(found?.stored ?? null, found?.hub ?? null),
    hasPush: found?.hasPush ?? false,
    isClosed: found?.isClosed ?? false,
  };
}

type Changer = Pick<Deps, "now" | "events">;

/** Stores a user's choices, in the caller's transaction; mails that wait are sent accordingly. */
async function storePreferences(
  tx: Db,
  deps: Changer,
  userId: string,
  {
    muted,
    alertFrequency,
    quietHours,
    timeZone,
  }: Omit<NotificationPreferences, "timeZone"> & {
    timeZone: string | null;
  },
): Promise<void> {
  await upsertNotificationPreference(tx, {
    userId,
    mutedInApp: [...new Set(muted.inApp)],
    mutedEmail: [...new Set(muted.email)],
    mutedPush: [...new Set(muted.push)],
    alertFrequency,
    quietFrom: quietHours?.from ?? null,
    quietUntil: quietHours?.until ?? null,
    timeZone,
    changedAt: deps.now(),
  });
  await deps.events.publish(tx, "notification.preferences-changed", { userId });
}

export async function changePreferences(
  db: Db,
  deps: Changer,
  userId: string,
  preferences: NotificationPreferences,
): Promise<NotificationPreferences> {
  return transaction(db, async (tx) => {
    await lockUser(tx, userId);
    await storePreferences(tx, deps, userId, preferences);
    return getPreferences(tx, userId);
  });
}

/** Turns off the emails about these kinds; a repeated call changes nothing. Throws `not-found`. */
export async function turnEmailsOff(
  db: Db,
  deps: Changer,
  userId: string,
  types: readonly NotificationType[],
): Promise<void> {
  await transaction(db, async (tx) => {
    if ((await lockUser(tx, userId)) === null) throw problem("not-found");
    const found = await findNotificationPreference(tx, userId);
    const { muted, ...rest } = present(found?.stored ?? null, found?.hub ?? null);
    const added = types.filter((type) => isOn(type, "email", { muted }));
    if (added.length === 0) return;
    await storePreferences(tx, deps, userId, {
      ...rest,
      muted: { ...muted, email: [...muted.email, ...added] },
      // The time zone of a user who has not chosen one still follows the city.
      timeZone: found?.stored?.timeZone ?? null,
    });
  });
}
