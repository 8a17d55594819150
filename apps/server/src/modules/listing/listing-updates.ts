import type { Db } from "../../platform/database/database.ts";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { heldUntil } from "./listing.policy.ts";
import type { ListingRow } from "./listing.table.ts";

/** The live fields of a page that shows the piece. */
export const createListingEvent = (row: ListingRow, now: Date) => ({
  heirloopId: row.id,
  price: row.price,
  status: row.status,
  reservedUntil: heldUntil(row, now)?.toISOString() ?? null,
});

/** Updates the search index and notifies the viewers of these pieces. */
export async function announceListings(tx: Db, deps: Deps, rows: readonly ListingRow[]): Promise<void> {
  await deps.events.publish(tx, "listing.changed", { listingIds: rows.map(({ id }) => id) });
  await publishListings(deps, rows);
}

/** Publishes a piece's price and state to its viewers after the commit. */
export async function publishListings(deps: Deps, rows: readonly ListingRow[]): Promise<void> {
  for (const row of rows) {
    const data = createListingEvent(row, deps.now());
    await afterCommit(() =>
      deps.bus.publish({ kind: "event", to: { listing: row.id }, event: "listing", data }),
    );
  }
}
