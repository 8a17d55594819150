import { constants } from "@heirloop/contract/constants/marketplace-constants";
import * as z from "zod/mini";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { alertOfFoundPieces } from "../alert/alert.service.ts";
import { filterWorthAlerting } from "../catalog/filter-worth-alerting.ts";
import { findMatches } from "./find-matches.ts";
import { markAlerted, listAlertingSearches } from "./saved-search.queries.ts";
import type { SavedSearchRow } from "./saved-search.table.ts";

/** Checks the next batch of saved searches, by id after `after`, for new pieces. */
export const searchAlertJob = defineJob(
  "saved-search.tell-of-new",
  z.object({ after: z._default(z.string(), "") }),
);

/**
 * Milliseconds after which a new piece is in the search index at the latest; pieces listed within that time
 * share one alert.
 */
const gathering = 10_000;
/** Searches checked in one transaction, which blocks others for 0.1 to 0.2 s. */
const batch = 50;

/**
 * Call this in the transaction of a new listing. Later listings get an alert of their own and do not delay
 * this one.
 */
export const scheduleSearchAlerts = (tx: Db, deps: Pick<Deps, "jobs" | "now">): Promise<void> => {
  const runAt = new Date((Math.ceil(deps.now().getTime() / gathering) + 1) * gathering);
  return deps.jobs.enqueue(tx, searchAlertJob, {}, { key: runAt.toISOString(), runAt });
};

/** The title of an alert about new pieces. */
export const newPiecesTitle = (name: string, count: number): string =>
  count === 1 ? `A new piece for “${name}”` : `${count} new pieces for “${name}”`;

/** Notifies the owner of a search about the pieces listed since its last alert, and schedules the email. */
async function sendAlert(tx: Db, deps: Deps, search: SavedSearchRow): Promise<void> {
  const rows = await findMatches(tx, deps, search, search.alertedUntil);
  if (rows.length === 0) return;
  const newest = Math.max(...rows.map(({ createdAt }) => createdAt.getTime()));
  await markAlerted(tx, search.id, new Date(newest));
  const worth = await filterWorthAlerting(tx, deps, search.userId, rows);
  const listingIds = await alertOfFoundPieces(
    tx,
    deps,
    { userId: search.userId, savedSearchId: search.id },
    worth.map(({ id }) => id),
  );
  if (listingIds.length === 0) return;
  await deps.notify(tx, {
    userId: search.userId,
    type: "saved-search",
    text: newPiecesTitle(search.name, listingIds.length),
    sender: null,
    listingIds: listingIds.slice(0, constants.alertPiecesNamed),
    orderId: null,
    chatId: null,
  });
}

/** Checks one batch, and enqueues the next one if there may be more. */
export async function sendSearchAlerts(
  tx: Db,
  deps: Deps,
  { after }: z.output<typeof searchAlertJob.payload>,
): Promise<void> {
  const searches = await listAlertingSearches(tx, after, batch);
  for (const search of searches) await sendAlert(tx, deps, search);
  const last = searches.at(-1);
  if (last !== undefined && searches.length === batch)
    await deps.jobs.enqueue(tx, searchAlertJob, { after: last.id });
}
