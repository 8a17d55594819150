import { afterCommit } from "../../platform/database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { heldUntil } from "./listing.policy.ts";
import type { ListingRow } from "./listing.table.ts";

/** What a page that shows the piece has to know of it at once. */
export const listingNews = (row: ListingRow, now: Date) => ({
  heirloopId: row.id,
  price: row.price,
  status: row.status,
  reservedUntil: heldUntil(row, now)?.toISOString() ?? null,
});

/** Brings a piece's price and state to whoever looks at it, once that is committed. */
export async function tellOfListings(deps: Deps, rows: readonly ListingRow[]): Promise<void> {
  for (const row of rows) {
    const data = listingNews(row, deps.now());
    await afterCommit(() =>
      deps.bus.publish({ kind: "event", to: { listing: row.id }, event: "listing", data }),
    );
  }
}
