import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { endHold } from "./stock.jobs.ts";
import { stockRefusal } from "./stock.policy.ts";
import {
  endHoldOverdue,
  endHolds,
  findHolds,
  lockBuyer,
  lockListings,
  loadCircumstances,
  setHold,
} from "./stock.queries.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { notifyWaitingList } from "./waiting-list.service.ts";

/**
 * Holds a user's pieces until a given time and schedules the end of the hold. The caller has locked the
 * listings.
 */
export async function holdListings(
  tx: Db,
  deps: Deps,
  ids: readonly string[],
  hold: { by: string; until: Date },
): Promise<void> {
  await setHold(tx, ids, hold);
  for (const listingId of ids) await deps.jobs.enqueue(tx, endHold, { listingId }, { runAt: hold.until });
}

/**
 * Returns the first of these pieces that the user may hold within the limit (docs/product.md §4, Stock). The
 * caller has called `lockBuyer`.
 */
export async function findHoldable(
  tx: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const held = new Set(await findHolds(tx, userId, now));
  const room = Math.max(0, constants.holdsPerUser - held.size);
  return [...ids.filter((id) => held.has(id)), ...ids.filter((id) => !held.has(id)).slice(0, room)];
}

/** Holds the whole list or nothing, for 15 minutes from now (docs/product.md §4, Stock). */
export async function hold(
  tx: Db,
  deps: Deps,
  userId: string,
  listingIds: readonly string[],
): Promise<{ until: Date; ids: string[] }> {
  const ids = [...new Set(listingIds)];
  const now = deps.now();
  await lockBuyer(tx, userId);
  const rows = await lockListings(tx, ids);
  if (rows.length !== ids.length)
    throw problem("not-found", { detail: "One of these pieces does not exist." });
  const circumstancesOf = await loadCircumstances(tx, rows, userId);
  for (const listing of rows) {
    const refusal = stockRefusal({ listing, buyerId: userId, now, ...circumstancesOf(listing) });
    if (refusal !== null) throw problem(refusal.code, { detail: `${listing.title}: ${refusal.reason}` });
  }
  if ((await findHoldable(tx, userId, ids, now)).length < ids.length) throw problem("too-many-holds");
  const until = new Date(now.getTime() + constants.holdDuration);
  await holdListings(tx, deps, ids, { by: userId, until });
  await publishListings(
    deps,
    rows.map((row) => ({ ...row, reservedBy: userId, reservedUntil: until })),
  );
  return { until, ids };
}

/** Releases all of a user's checkout holds; those of orders that wait for an answer stay. */
export async function releaseHolds(db: Db, deps: Deps, userId: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockBuyer(tx, userId);
    const rows = await lockListings(tx, await findHolds(tx, userId, deps.now()));
    const free = await endHolds(
      tx,
      rows.filter(({ reservedBy }) => reservedBy === userId).map(({ id }) => id),
    );
    await publishListings(deps, free);
    await notifyWaitingList(tx, deps, free);
  });
}

export async function endHoldInTime(tx: Db, deps: Deps, listingId: string): Promise<void> {
  const free = await endHoldOverdue(tx, listingId, deps.now());
  if (free === null) return;
  await publishListings(deps, [free]);
  await notifyWaitingList(tx, deps, [free]);
}
