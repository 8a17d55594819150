import { pageUrls } from "@heirloop/contract/page/page-urls";
import * as z from "zod/mini";
import type { Mail } from "../../platform/mail/mailer.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { formatMail } from "../../platform/mail/mail-template.ts";
import { findUserById } from "../user/user.queries.ts";
import { findLimits } from "../catalog/find-listings.ts";
import { clausesOf } from "../catalog/listing-clauses.ts";
import { findListings, type ListedRow } from "../listing/listing.queries.ts";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import { listingQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { markAlerted, readAlerting } from "./saved-search.queries.ts";
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
const maxNamed = 8;

/**
 * Call this in the transaction of a new listing. Later listings get an alert of their own and do not delay
 * this one.
 */
export const scheduleSearchAlerts = (tx: Db, deps: Pick<Deps, "jobs" | "now">): Promise<void> => {
  const runAt = new Date((Math.ceil(deps.now().getTime() / gathering) + 1) * gathering);
  return deps.jobs.enqueue(tx, searchAlertJob, {}, { key: runAt.toISOString(), runAt });
};

/** Returns pieces for sale, listed since the search's last alert and not the user's own; newest first. */
async function newFor(
  tx: Db,
  deps: Deps,
  { query: stored, alertedUntil, userId }: SavedSearchRow,
): Promise<ListedRow[]> {
  const read = listingQueryOf(stored);
  const query = read && withPriceOfWords(read);
  const limits = query && (await findLimits(tx, query, userId));
  if (query === null || limits === undefined) return [];
  const since = {
    kind: "number",
    field: "date",
    least: alertedUntil.getTime() + 1,
    most: Number.MAX_SAFE_INTEGER,
  } as const;
  const { hits } = await deps.search.listings({
    keyword: query.keyword ?? "",
    matching: "strict",
    clauses: [...clausesOf(query, limits), { any: [since] }],
    sort: "newest",
    offset: 0,
    length: 60,
    facets: [],
    disjunctive: false,
  });
  const rows = await findListings(
    tx,
    hits.map(({ record }) => record.objectID),
  );
  return rows.filter(({ sellerId }) => sellerId !== userId);
}

const words = (name: string, count: number): string =>
  count === 1 ? `A new piece for “${name}”` : `${count} new pieces for “${name}”`;

const newPiecesMail = (
  { email, firstName }: { email: string; firstName: string },
  { name, query }: SavedSearchRow,
  listings: readonly ListedRow[],
  publicUrl: string,
): Mail =>
  formatMail({
    to: email,
    subject: words(name, listings.length),
    paragraphs: [
      `Hello ${firstName},`,
      `new pieces match your saved search “${name}”:`,
      ...listings.slice(0, maxNamed).map(({ title }) => title),
      "To stop these emails, delete the saved search.",
    ],
    link: {
      label: "See new matches",
      address: `${publicUrl}${pageUrls.collections(`${query}&sort=newest`)}`,
    },
  });

async function sendAlert(tx: Db, deps: Deps, search: SavedSearchRow): Promise<void> {
  const listings = await newFor(tx, deps, search);
  const [newest] = listings;
  if (newest === undefined) return;
  await deps.notify(tx, {
    userId: search.userId,
    type: "saved-search",
    text: words(search.name, listings.length),
    sender: null,
    listingIds: listings.slice(0, maxNamed).map(({ id }) => id),
    orderId: null,
    chatId: null,
  });
  const user = await findUserById(tx, search.userId);
  if (user?.blockedAt === null)
    await deps.jobs.enqueue(tx, sendMail, newPiecesMail(user, search, listings, deps.env.publicUrl));
  await markAlerted(tx, search.id, newest.createdAt);
}

/** Checks one batch, and enqueues the next one if there may be more. */
export async function sendSearchAlerts(
  tx: Db,
  deps: Deps,
  { after }: z.output<typeof searchAlertJob.payload>,
): Promise<void> {
  const searches = await readAlerting(tx, after, batch);
  for (const search of searches) await sendAlert(tx, deps, search);
  const last = searches.at(-1);
  if (last !== undefined && searches.length === batch)
    await deps.jobs.enqueue(tx, searchAlertJob, { after: last.id });
}
