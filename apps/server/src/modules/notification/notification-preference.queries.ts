import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { hasPushSubscription } from "../push/push-subscription.queries.ts";
import { userTable } from "../user/user.table.ts";
import {
  notificationPreferenceTable,
  type NotificationPreferenceRow,
} from "./notification-preference.table.ts";

export type FoundPreference = {
  hub: string | null;
  /** Nothing is sent to a closed account. */
  isClosed: boolean;
  /** Whether they have a browser that gets push notifications. */
  hasPush: boolean;
  stored: NotificationPreferenceRow | null;
};

/** Returns a user's hub and stored preferences; null if there is no such user. */
export async function findNotificationPreference(db: Db, userId: string): Promise<FoundPreference | null> {
  const [row] = await db
    .select({
      hub: userTable.hub,
      isClosed: sql<boolean>`${userTable.closedAt} is not null`,
      hasPush: hasPushSubscription(db, userTable.id),
      stored: notificationPreferenceTable,
    })
    .from(userTable)
    .leftJoin(notificationPreferenceTable, eq(notificationPreferenceTable.userId, userTable.id))
    .where(eq(userTable.id, userId));
  return row ?? null;
}

export async function upsertNotificationPreference(tx: Db, row: NotificationPreferenceRow): Promise<void> {
  const { userId: target, ...set } = row;
  await tx
    .insert(notificationPreferenceTable)
    .values({ userId: target, ...set })
    .onConflictDoUpdate({ target: notificationPreferenceTable.userId, set });
}
