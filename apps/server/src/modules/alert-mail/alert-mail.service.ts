import type { NotificationType } from "@heirloop/contract/notification/notification.schema";
import { isOn } from "@heirloop/machines/notification-preferences/channels-for";
import type * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { takeDueAlerts } from "../alert/alert.queries.ts";
import type { alertMailJob } from "../alert/alert.service.ts";
import type { AlertRow } from "../alert/alert.table.ts";
import { filterWorthAlerting } from "../catalog/filter-worth-alerting.ts";
import { selectFavoriteIds } from "../favorite/favorite.queries.ts";
import { isHeld } from "../listing/listing.policy.ts";
import { findListings } from "../listing/listing.queries.ts";
import { getPreferences } from "../notification/notification-preference.service.ts";
import { findMatches } from "../saved-search/find-matches.ts";
import { listSavedSearchRows } from "../saved-search/saved-search.queries.ts";
import type { SavedSearchRow } from "../saved-search/saved-search.table.ts";
import { notifyFollower, takeFollowedPieces } from "../seller-follow/seller-follow.alerts.ts";
import { findUserById } from "../user/user.queries.ts";
import { writeAlertLetter, type PriceDrop, type SearchNews } from "./alert-mail.copy.ts";

/** Returns the alerted pieces that the search still finds, and that can still be bought. */
async function findSearchNews(
  tx: Db,
  deps: Deps,
  search: SavedSearchRow,
  alerts: readonly AlertRow[],
): Promise<SearchNews | null> {
  const alerted = await findListings(
    tx,
    alerts.map(({ listingId }) => listingId),
  );
  if (alerted.length === 0) return null;
  const ids = new Set(alerted.map(({ id }) => id));
  const oldest = Math.min(...alerted.map(({ createdAt }) => createdAt.getTime()));
  const rows = await findMatches(tx, deps, search, new Date(oldest - 1));
  const pieces = await filterWorthAlerting(
    tx,
    deps,
    search.userId,
    rows.filter(({ id }) => ids.has(id)),
  );
  const { name, query } = search;
  return pieces.length === 0 ? null : { name, query, pieces };
}

/** Returns the favorites that can still be bought for less than before. */
async function findPriceDrops(
  tx: Db,
  deps: Deps,
  userId: string,
  alerts: readonly AlertRow[],
): Promise<PriceDrop[]> {
  if (alerts.length === 0) return [];
  const favorites = new Set((await selectFavoriteIds(tx, userId)).map(({ listingId }) => listingId));
  const before = new Map(alerts.map(({ listingId, priceBefore }) => [listingId, priceBefore ?? 0]));
  const listings = await findListings(tx, [...before.keys()]);
  return listings.flatMap((listing) => {
    const priceBefore = before.get(listing.id) ?? 0;
    const isLower =
      listing.status === "active" && !isHeld(listing, deps.now()) && listing.price < priceBefore;
    return isLower && favorites.has(listing.id) ? [{ listing, priceBefore }] : [];
  });
}

/**
 * Mails a user about all alerts that are due, in one email, and notifies them of new pieces of followed sellers. Its
 * transaction takes the alerts and enqueues the email, so each is mailed once, whichever process runs the job.
 */
export async function mailAlerts(
  tx: Db,
  deps: Deps,
  { userId }: z.output<typeof alertMailJob.payload>,
): Promise<void> {
  const due = await takeDueAlerts(tx, userId, deps.now());
  const user = await findUserById(tx, userId);
  const followed = await takeFollowedPieces(tx, deps, userId);
  if ((due.length === 0 && followed.length === 0) || user?.blockedAt !== null) return;
  if (followed.length > 0) await notifyFollower(tx, deps, userId, followed);
  const preferences = await getPreferences(tx, userId);
  const alertsOf = (type: AlertRow["type"]): AlertRow[] =>
    isOn(type, "email", preferences) ? due.filter((alert) => alert.type === type) : [];
  const found = Map.groupBy(alertsOf("saved-search"), ({ savedSearchId }) => savedSearchId);
  const searches: SearchNews[] = [];
  for (const search of await listSavedSearchRows(tx, userId)) {
    const alerts = found.get(search.id);
    const news = alerts && search.alerts ? await findSearchNews(tx, deps, search, alerts) : null;
    if (news !== null) searches.push(news);
  }
  const drops = await findPriceDrops(tx, deps, userId, alertsOf("price-drop"));
  const mailedFollowed = isOn("followed-seller", "email", preferences) ? followed : [];
  const types: NotificationType[] = [
    ...(searches.length > 0 ? (["saved-search"] as const) : []),
    ...(mailedFollowed.length > 0 ? (["followed-seller"] as const) : []),
    ...(drops.length > 0 ? (["price-drop"] as const) : []),
  ];
  if (types.length === 0) return;
  const letter = writeAlertLetter(user, { searches, followed: mailedFollowed, drops }, deps.env.publicUrl);
  await deps.mailNotification(tx, { user, types, letter });
}
