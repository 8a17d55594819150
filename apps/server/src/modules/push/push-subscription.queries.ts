import { and, asc, count, desc, eq, exists, ne, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { pushSubscriptionTable, type PushSubscriptionRow } from "./push-subscription.table.ts";

/** Sorted newest first. */
export const listPushSubscriptions = (db: Db, userId: string): Promise<PushSubscriptionRow[]> =>
  db
    .select()
    .from(pushSubscriptionTable)
    .where(eq(pushSubscriptionTable.userId, userId))
    .orderBy(desc(pushSubscriptionTable.createdAt), asc(pushSubscriptionTable.id));

/** A condition on a query of users: those with a browser that gets push notifications. */
export const hasPushSubscription = (db: Db, userId: PgColumn): SQL<boolean> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `exists` is a condition.
  exists(
    db
      .select({ id: pushSubscriptionTable.id })
      .from(pushSubscriptionTable)
      .where(eq(pushSubscriptionTable.userId, userId)),
  ) as SQL<boolean>;

export async function findPushSubscription(db: Db, id: string): Promise<PushSubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscriptionTable).where(eq(pushSubscriptionTable.id, id));
  return row ?? null;
}

/** Counts the user's subscriptions of other sessions, without the one that has this endpoint. */
export async function countOtherPushSubscriptions(
  tx: Db,
  { userId, sessionId, endpoint }: Pick<PushSubscriptionRow, "userId" | "sessionId" | "endpoint">,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(pushSubscriptionTable)
    .where(
      and(
        eq(pushSubscriptionTable.userId, userId),
        ne(pushSubscriptionTable.sessionId, sessionId),
        ne(pushSubscriptionTable.endpoint, endpoint),
      ),
    );
  return row?.count ?? 0;
}

/**
 * Stores the session's subscription, and deletes that of another session with the same endpoint. A renewed one keeps
 * its id and date, so that pages and jobs that know it still find it.
 */
export async function replacePushSubscription(tx: Db, row: PushSubscriptionRow): Promise<void> {
  const { sessionId, endpoint, p256dh, auth, name } = row;
  await tx
    .delete(pushSubscriptionTable)
    .where(and(eq(pushSubscriptionTable.endpoint, endpoint), ne(pushSubscriptionTable.sessionId, sessionId)));
  await tx.insert(pushSubscriptionTable).values(row).onConflictDoUpdate({
    target: pushSubscriptionTable.sessionId,
    set: { endpoint, p256dh, auth, name },
  });
}

/** Deletes one of the user's own; returns whether there was one. */
export async function deletePushSubscription(
  db: Db,
  { id, userId }: Pick<PushSubscriptionRow, "id" | "userId">,
): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscriptionTable)
    .where(and(eq(pushSubscriptionTable.id, id), eq(pushSubscriptionTable.userId, userId)))
    .returning({ id: pushSubscriptionTable.id });
  return deleted.length > 0;
}

/** Deletes a subscription that the push service has ended; not the one that has replaced it since. */
export async function deleteEndedPushSubscription(
  db: Db,
  { id, endpoint }: Pick<PushSubscriptionRow, "id" | "endpoint">,
): Promise<void> {
  await db
    .delete(pushSubscriptionTable)
    .where(and(eq(pushSubscriptionTable.id, id), eq(pushSubscriptionTable.endpoint, endpoint)));
}

export async function deletePushSubscriptionsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(pushSubscriptionTable).where(eq(pushSubscriptionTable.userId, userId));
}
