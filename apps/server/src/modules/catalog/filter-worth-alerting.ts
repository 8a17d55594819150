import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { listCartRows } from "../cart/cart.queries.ts";
import { findListingsConsignedBy } from "../consignment/consignment.queries.ts";
import { selectFavoriteIds } from "../favorite/favorite.queries.ts";
import { isHeld } from "../listing/listing.policy.ts";
import type { ListedRow } from "../listing/listing.queries.ts";

/**
 * Returns the pieces that can be bought now, that the user neither sells nor has consigned, and that they have not
 * saved themselves.
 */
export async function filterWorthAlerting(
  tx: Db,
  deps: Pick<Deps, "now">,
  userId: string,
  rows: readonly ListedRow[],
): Promise<ListedRow[]> {
  if (rows.length === 0) return [];
  const known = new Set([
    ...(await selectFavoriteIds(tx, userId)).map(({ listingId }) => listingId),
    ...(await listCartRows(tx, userId)).map(({ listing }) => listing.id),
    ...(await findListingsConsignedBy(
      tx,
      userId,
      rows.map(({ id }) => id),
    )),
  ]);
  return rows.filter(
    (row) =>
      row.status === "active" && row.sellerId !== userId && !isHeld(row, deps.now()) && !known.has(row.id),
  );
}
