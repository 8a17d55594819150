import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { endHolds, findHolds, lockListings, relistAfterBlock, takeDownForBlock } from "./stock.queries.ts";
import { notifyWaitingList } from "./waiting-list.service.ts";
import { announceListings, publishListings } from "../listing/listing-updates.ts";
import { findIdsOf } from "../listing/listing.queries.ts";
import { findOfferedIds } from "../order/listing-orders.queries.ts";

/**
 * Takes down a blocked account's listings and releases its holds. The caller has locked the account and
 * marked it as blocked. All listings are locked at once and in order before they are read: a concurrent
 * checkout, edit or canceled order either commits first and is seen here, or comes later and sees the block.
 */
export async function stopTrading(tx: Db, deps: Deps, userId: string): Promise<void> {
  const now = deps.now();
  const held = await findHolds(tx, userId, now);
  await lockListings(tx, [...(await findIdsOf(tx, userId)), ...held, ...(await findOfferedIds(tx, userId))]);
  await announceListings(tx, deps, await takeDownForBlock(tx, userId, now));
  const free = await endHolds(tx, await findHolds(tx, userId, now));
  await publishListings(deps, free);
  await notifyWaitingList(tx, deps, free);
}

/** Puts exactly the listings that {@link stopTrading} took down back on sale. */
export async function resumeTrading(tx: Db, deps: Deps, userId: string): Promise<void> {
  await lockListings(tx, await findIdsOf(tx, userId));
  const back = await relistAfterBlock(tx, userId, deps.now());
  await announceListings(tx, deps, back);
  await notifyWaitingList(
    tx,
    deps,
    back.filter(({ reservedBy }) => reservedBy === null),
  );
}
