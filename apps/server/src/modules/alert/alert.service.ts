import type { NotificationPreferences } from "@heirloop/contract/notification/notification-preferences.schema";
import { isOn, isOnAnywhere } from "@heirloop/machines/notification-preferences/channels-for";
import { nextAlertMail } from "@heirloop/machines/notification-preferences/next-alert-mail";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { getPreferences } from "../notification/notification-preference.service.ts";
import { changeMailTime, insertNewAlerts, upsertPriceDrop } from "./alert.queries.ts";
import type { AlertRow } from "./alert.table.ts";

/** Mails a user about the alerts that are due, and about the new pieces of followed sellers. */
export const alertMailJob = defineJob("alert.mail", z.object({ userId: z.string() }));

type Scheduler = Pick<Deps, "jobs" | "now">;

/**
 * Schedules the email. The key includes the time, so that an alert for the next email does not postpone the one
 * that is due; the second job finds nothing if the first one has sent it all.
 */
export const scheduleAlertMail = (tx: Db, { jobs }: Scheduler, userId: string, mailAt: Date): Promise<void> =>
  jobs.enqueue(tx, alertMailJob, { userId }, { key: `${userId} ${mailAt.toISOString()}`, runAt: mailAt });

/** When an email about an alert of this type is due; null if the user gets none. */
const mailTimeOf = (
  type: AlertRow["type"],
  preferences: NotificationPreferences,
  { now }: Scheduler,
): Date | null =>
  isOn(type, "email", preferences) ? new Date(nextAlertMail(preferences, now().getTime())) : null;

/**
 * Records that a saved search found these pieces, and schedules the email about them. Returns those of which the
 * user was not alerted before, in the same order; none if alerts of saved searches are turned off everywhere.
 */
export async function alertOfFoundPieces(
  tx: Db,
  deps: Scheduler,
  { userId, savedSearchId }: { userId: string; savedSearchId: string },
  listingIds: readonly string[],
): Promise<string[]> {
  const preferences = await getPreferences(tx, userId);
  if (!isOnAnywhere("saved-search", preferences)) return [];
  const mailAt = mailTimeOf("saved-search", preferences, deps);
  const fresh = await insertNewAlerts(
    tx,
    listingIds.map((listingId) => ({
      userId,
      listingId,
      type: "saved-search",
      savedSearchId,
      priceBefore: null,
      mailAt,
      createdAt: deps.now(),
    })),
  );
  if (fresh.size > 0 && mailAt !== null) await scheduleAlertMail(tx, deps, userId, mailAt);
  return listingIds.filter((id) => fresh.has(id));
}

/**
 * Records an alert about these pieces of followed sellers, which is written in the same transaction. Returns those of
 * which the user was not alerted before; none if alerts about followed sellers are turned off everywhere.
 */
export async function alertOfFollowedPieces(
  tx: Db,
  { now }: Pick<Deps, "now">,
  userId: string,
  listingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!isOnAnywhere("followed-seller", await getPreferences(tx, userId))) return new Set();
  return insertNewAlerts(
    tx,
    listingIds.map((listingId) => ({
      userId,
      listingId,
      type: "followed-seller",
      savedSearchId: null,
      priceBefore: null,
      mailAt: null,
      createdAt: now(),
    })),
  );
}

/** Records a price drop of a user's favorite, and schedules the email about it. `from` is in cents. */
export async function alertOfPriceDrop(
  tx: Db,
  deps: Scheduler,
  { userId, listingId, from }: { userId: string; listingId: string; from: number },
): Promise<void> {
  const mailAt = mailTimeOf("price-drop", await getPreferences(tx, userId), deps);
  if (mailAt === null) return;
  await upsertPriceDrop(tx, {
    userId,
    listingId,
    type: "price-drop",
    savedSearchId: null,
    priceBefore: from,
    mailAt,
    createdAt: deps.now(),
  });
  await scheduleAlertMail(tx, deps, userId, mailAt);
}

/** Moves the email about the waiting alerts to when the user's preferences say. */
export async function rescheduleAlertMail(tx: Db, deps: Scheduler, userId: string): Promise<void> {
  const preferences = await getPreferences(tx, userId);
  const mailAt = new Date(nextAlertMail(preferences, deps.now().getTime()));
  if (await changeMailTime(tx, userId, mailAt)) await scheduleAlertMail(tx, deps, userId, mailAt);
}
