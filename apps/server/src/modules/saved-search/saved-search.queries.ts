import { and, asc, count, desc, eq, gt, sql, type Placeholder } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { savedSearchTable, type SavedSearchRow } from "./saved-search.table.ts";

/** Sorted latest first. */
export const listSavedSearchRows = (db: Db, userId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearchTable)
    .where(eq(savedSearchTable.userId, userId))
    .orderBy(desc(savedSearchTable.createdAt), desc(savedSearchTable.id));

/** A column with the ids and queries of a user's saved searches, latest first, as JSON. */
export const selectSavedQueries = (userId: string | Placeholder) => {
  const { id, query, createdAt } = savedSearchTable;
  const latestFirst = sql`${createdAt} desc, ${id} desc`;
  const searches = sql`coalesce(json_agg(json_build_object('_id', ${id}, 'query', ${query}) order by ${latestFirst}), '[]')`;
  return sql<
    Array<{ _id: string; query: string }>
  >`(select ${searches} from ${savedSearchTable} where ${eq(savedSearchTable.userId, userId)})`;
};

export async function countSavedSearches(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(savedSearchTable)
    .where(eq(savedSearchTable.userId, userId));
  return row?.count ?? 0;
}

export async function findSavedSearch(db: Db, userId: string, query: string): Promise<SavedSearchRow | null> {
  const [row] = await db
    .select()
    .from(savedSearchTable)
    .where(and(eq(savedSearchTable.userId, userId), eq(savedSearchTable.query, query)));
  return row ?? null;
}

/** Saving an existing search again renames it. */
export async function upsertSavedSearch(db: Db, row: SavedSearchRow): Promise<SavedSearchRow> {
  const [saved] = await db
    .insert(savedSearchTable)
    .values(row)
    .onConflictDoUpdate({
      target: [savedSearchTable.userId, savedSearchTable.query],
      set: { name: row.name, alerts: row.alerts },
    })
    .returning();
  return saved ?? row;
}

/**
 * Turns the alerts of a search on or off; null if the user has none with this id. Pieces that were listed while they
 * were off are not alerted later.
 */
export async function updateAlerts(
  db: Db,
  { userId, id }: Pick<SavedSearchRow, "userId" | "id">,
  { alerts, now }: { alerts: boolean; now: Date },
): Promise<SavedSearchRow | null> {
  const { alerts: hadAlerts, alertedUntil } = savedSearchTable;
  const [row] = await db
    .update(savedSearchTable)
    .set({
      alerts,
      alertedUntil: sql`case when ${hadAlerts} then ${alertedUntil} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(savedSearchTable.userId, userId), eq(savedSearchTable.id, id)))
    .returning();
  return row ?? null;
}

/** Returns whether the search existed. */
export async function deleteSavedSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedSearchTable)
    .where(and(eq(savedSearchTable.userId, userId), eq(savedSearchTable.id, id)))
    .returning({ id: savedSearchTable.id });
  return gone.length > 0;
}

/** Returns the searches with alerts, by id; `after` is the last id of the previous batch. */
export const listAlertingSearches = (db: Db, after: string, limit: number): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearchTable)
    .where(and(eq(savedSearchTable.alerts, true), gt(savedSearchTable.id, after)))
    .orderBy(asc(savedSearchTable.id))
    .limit(limit);

export async function markAlerted(db: Db, id: string, alertedUntil: Date): Promise<void> {
  await db.update(savedSearchTable).set({ alertedUntil }).where(eq(savedSearchTable.id, id));
}
