import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { nextFollowAlert } from "@heirloop/machines/notification-preferences/next-alert-mail";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { alertOfFollowedPieces, scheduleAlertMail } from "../alert/alert.service.ts";
import { filterWorthAlerting } from "../catalog/filter-worth-alerting.ts";
import { findListing, type ListedRow } from "../listing/listing.queries.ts";
import { getPreferences } from "../notification/notification-preference.service.ts";
import { publicName } from "../user/user.presenter.ts";
import {
  changeAlertTime,
  findPiecesToAlert,
  listFollowersToAlert,
  markFollowsAlerted,
  setAlertTime,
  takeDueFollows,
} from "./seller-follow.queries.ts";

/** Schedules the alerts about a new piece for the next batch of followers, by id after `after`. */
export const followAlertJob = defineJob(
  "seller-follow.schedule-alerts",
  z.object({ listingId: z.string(), after: z._default(z.string(), "") }),
);

/** Followers whose alert is scheduled in one transaction, for which others wait. */
const batch = 50;
/** An alert is about this many new pieces at most; its link leads to the others. */
const mostPieces = 200;

type Scheduler = Pick<Deps, "jobs" | "now">;

async function nextAlertTime(tx: Db, { now }: Scheduler, userId: string): Promise<Date> {
  return new Date(nextFollowAlert(await getPreferences(tx, userId), now().getTime()));
}

/** Followers whose alert about the seller is scheduled already get it about this piece as well. */
export async function scheduleFollowAlerts(
  tx: Db,
  deps: Scheduler,
  { listingId, after }: z.output<typeof followAlertJob.payload>,
): Promise<void> {
  const listing = await findListing(tx, listingId);
  if (listing === null) return;
  const followers = await listFollowersToAlert(tx, listing, { after, limit: batch });
  for (const followerId of followers) {
    const alertAt = await nextAlertTime(tx, deps, followerId);
    await setAlertTime(tx, { followerId, sellerId: listing.sellerId }, alertAt);
    await scheduleAlertMail(tx, deps, followerId, alertAt);
  }
  const last = followers.at(-1);
  if (last !== undefined && followers.length === batch)
    await deps.jobs.enqueue(tx, followAlertJob, { listingId, after: last });
}

/** Moves the alert about the pieces that wait to when the user's preferences say. */
export async function rescheduleFollowAlert(tx: Db, deps: Scheduler, userId: string): Promise<void> {
  const alertAt = await nextAlertTime(tx, deps, userId);
  if (await changeAlertTime(tx, userId, alertAt)) await scheduleAlertMail(tx, deps, userId, alertAt);
}

/** A new piece of a followed seller, whose name it has. */
export type FollowedPiece = Readonly<{ listing: ListedRow; seller: string }>;

/**
 * Takes the new pieces of followed sellers of which the user is to be alerted now, newest first: those that they can
 * buy, have not saved themselves, and were not alerted of by a saved search.
 */
export async function takeFollowedPieces(tx: Db, deps: Scheduler, userId: string): Promise<FollowedPiece[]> {
  const sellerIds = (await takeDueFollows(tx, userId, deps.now())).map(({ sellerId }) => sellerId);
  if (sellerIds.length === 0) return [];
  const found = await findPiecesToAlert(tx, userId, sellerIds, mostPieces);
  const [newest] = found;
  if (newest === undefined) return [];
  await markFollowsAlerted(tx, userId, sellerIds, newest.listing.createdAt);
  const listings = found.map(({ listing }) => listing);
  const worth = await filterWorthAlerting(tx, deps, userId, listings);
  const fresh = await alertOfFollowedPieces(
    tx,
    deps,
    userId,
    worth.map(({ id }) => id),
  );
  return found.flatMap(({ listing, seller }) =>
    fresh.has(listing.id) ? [{ listing, seller: publicName(seller) }] : [],
  );
}

/** The title of an alert about new pieces of followed sellers. */
export function followedPiecesTitle(pieces: readonly FollowedPiece[]): string {
  const sellers = new Set(pieces.map(({ listing }) => listing.sellerId));
  const [first] = pieces;
  const from = sellers.size === 1 && first ? first.seller : `${sellers.size} sellers you follow`;
  return pieces.length === 1 ? `A new piece from ${from}` : `${pieces.length} new pieces from ${from}`;
}

export async function notifyFollower(
  tx: Db,
  deps: Pick<Deps, "notify">,
  userId: string,
  pieces: readonly FollowedPiece[],
): Promise<void> {
  await deps.notify(tx, {
    userId,
    type: "followed-seller",
    text: followedPiecesTitle(pieces),
    sender: null,
    listingIds: pieces.slice(0, constants.alertPiecesNamed).map(({ listing }) => listing.id),
    orderId: null,
    chatId: null,
  });
}
