import { listingQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { listCartRows } from "../cart/cart.queries.ts";
import { findFitBoxes } from "../catalog/find-listings.ts";
import { clausesOf } from "../catalog/listing-clauses.ts";
import { selectFavoriteIds } from "../favorite/favorite.queries.ts";
import { isHeld } from "../listing/listing.policy.ts";
import { findListings, type ListedRow } from "../listing/listing.queries.ts";
import type { SavedSearchRow } from "./saved-search.table.ts";

/** An alert is about this many new pieces at most; its link leads to the others. */
const mostMatches = 200;

/** Returns what a saved search itself finds among the pieces listed after `since`, sorted by relevance. */
export async function findMatches(
  tx: Db,
  deps: Deps,
  { query: stored, userId }: Pick<SavedSearchRow, "query" | "userId">,
  since: Date,
): Promise<ListedRow[]> {
  const read = listingQueryOf(stored);
  const query = read && withPriceOfWords(read);
  const boxes = query && (await findFitBoxes(tx, query, userId));
  if (query === null || boxes === "unmeasured") return [];
  const listed = {
    kind: "number",
    field: "date",
    least: since.getTime() + 1,
    most: Number.MAX_SAFE_INTEGER,
  } as const;
  const { hits } = await deps.search.listings({
    keyword: query.keyword ?? "",
    matching: "strict",
    clauses: [...clausesOf(query, boxes), { any: [listed] }],
    sort: "relevance",
    offset: 0,
    length: mostMatches,
    facets: [],
    disjunctive: false,
  });
  return findListings(
    tx,
    hits.map(({ record }) => record.objectID),
  );
}

/** Returns the pieces that can be bought now, that are not the user's own, and that they have not saved themselves. */
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
  ]);
  return rows.filter(
    (row) =>
      row.status === "active" && row.sellerId !== userId && !isHeld(row, deps.now()) && !known.has(row.id),
  );
}
