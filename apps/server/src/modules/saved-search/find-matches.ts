import { listingQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { withPriceOfWords } from "@heirloop/machines/search/price-words";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { findFitBoxes } from "../catalog/find-listings.ts";
import { clausesOf } from "../catalog/listing-clauses.ts";
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
