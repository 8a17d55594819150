import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { publishListings } from "../listing/listing-updates.ts";
import { findClaims, findOtherOffers, setClaims } from "../order/listing-orders.queries.ts";
import { notifyWaitingList } from "./waiting-list.service.ts";
import { returnListings, sellListings, retireReturnedListings } from "./stock.queries.ts";
import { takeWaitingList } from "./waiting-list.queries.ts";

/**
 * Sells to an order the pieces that it has claimed. The caller has locked them; throws a 409 if another order has
 * a piece.
 */
export async function sellTo(
  tx: Db,
  deps: Deps,
  orderId: string,
  ids: readonly string[],
): Promise<{ otherOffers: string[] }> {
  const claims = await findClaims(tx, ids);
  if (ids.some((id) => claims.get(id)?.order !== orderId)) throw problem("listing-sold");
  const sold = await sellListings(tx, ids, orderId, deps.now());
  if (sold.length !== ids.length) throw problem("listing-sold");
  await setClaims(tx, orderId, true);
  for (const row of sold) await takeWaitingList(tx, row.id);
  await deps.events.publish(tx, "listing.changed", { listingIds: ids });
  await publishListings(deps, sold);
  return { otherOffers: await findOtherOffers(tx, ids, orderId) };
}

/**
 * Puts an order's claimed pieces back on sale. An offer claims nothing, and its piece may be held by another
 * buyer.
 */
export async function releaseFrom(
  tx: Db,
  deps: Deps,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  const claims = await findClaims(tx, ids);
  const own = ids.filter((id) => claims.get(id)?.order === orderId);
  if (own.length === 0) return;
  await setClaims(tx, orderId, false);
  const free = await returnListings(tx, own, orderId, deps.now());
  await deps.events.publish(tx, "listing.changed", { listingIds: own });
  await publishListings(deps, free);
  await notifyWaitingList(tx, deps, free);
}

/**
 * Gives the pieces of a completed order back to their seller, who can list them again. A consigned piece stays
 * sold: its consignment has ended with the sale. The caller has locked the pieces.
 */
export async function returnToSeller(
  tx: Db,
  deps: Deps,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  await setClaims(tx, orderId, false);
  const back = await retireReturnedListings(tx, ids, orderId, deps.now());
  await deps.events.publish(tx, "listing.changed", { listingIds: back.map(({ id }) => id) });
  await publishListings(deps, back);
}
