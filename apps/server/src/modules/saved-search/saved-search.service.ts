import {
  savedSearchEndpoints,
  type SavedSearch,
} from "@heirloop/contract/saved-search/saved-search.endpoints";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { checkTotal } from "../../http/check-total.ts";
import { problem } from "../../platform/problem.ts";
import { lockUser } from "../user/user.queries.ts";
import { savedQueryOf } from "@heirloop/machines/saved-search/saved-query";
import {
  countSavedSearches,
  deleteSavedSearch,
  findSavedSearch,
  upsertSavedSearch,
  listSavedSearchRows,
  updateAlerts,
} from "./saved-search.queries.ts";
import type { SavedSearchRow } from "./saved-search.table.ts";

const present = ({ id, name, query, alerts, createdAt }: SavedSearchRow): SavedSearch => ({
  _id: id,
  name,
  query,
  alerts,
  date: createdAt.toISOString(),
});

export const listSavedSearches = async (db: Db, userId: string): Promise<SavedSearch[]> =>
  (await listSavedSearchRows(db, userId)).map(present);

/** Saving the same search again renames it. */
export async function saveSearch(
  db: Db,
  deps: Pick<Deps, "newId">,
  userId: string,
  { name, query, alerts }: Pick<SavedSearch, "name" | "query" | "alerts">,
  now: Date,
): Promise<SavedSearch> {
  const savedQuery = savedQueryOf(query);
  if (savedQuery === null)
    throw problem("invalid", { errors: [{ path: "query", message: "Choose a filter or a word first" }] });
  return transaction(db, async (tx) => {
    await lockUser(tx, userId);
    if ((await findSavedSearch(tx, userId, savedQuery)) === null)
      checkTotal(savedSearchEndpoints.save, await countSavedSearches(tx, userId));
    return present(
      await upsertSavedSearch(tx, {
        id: deps.newId(),
        userId,
        name,
        query: savedQuery,
        alerts,
        alertedUntil: now,
        createdAt: now,
      }),
    );
  });
}

export async function setAlerts(
  db: Db,
  search: Pick<SavedSearchRow, "userId" | "id">,
  change: { alerts: boolean; now: Date },
): Promise<SavedSearch> {
  const row = await updateAlerts(db, search, change);
  if (row === null) throw problem("not-found");
  return present(row);
}

export async function removeSavedSearch(db: Db, userId: string, id: string): Promise<void> {
  if (!(await deleteSavedSearch(db, userId, id))) throw problem("not-found");
}
