import { termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { dayBefore } from "./day-before.ts";
import { listPopularTerms } from "./search.queries.ts";

/**
 * Updates the search index of every process, after the commit, for listings that were created, edited, sold or
 * taken down.
 */
export async function reindexListings(deps: Deps, listingIds: readonly string[]): Promise<void> {
  await afterCommit(async () => {
    deps.bus.publishToOthers({ kind: "listings-changed", listingIds });
    try {
      await deps.search.refresh(listingIds);
    } catch (error) {
      // The next poll for changes includes it.
      deps.log.warn({ err: error, listingIds }, "listings could not be indexed at once");
    }
  });
}

/**
 * Returns popular searches of the last days. Only words that the catalog contains are included, so users
 * cannot put arbitrary text on everyone's screen.
 */
export async function popularSearches(db: Db, deps: Deps): Promise<string[]> {
  const terms = await listPopularTerms(db, dayBefore(deps.now(), 14), 100);
  // Spellings of one search, such as "boucle sofa" and "bouclé sofas", are shown once, in the most frequent
  // form.
  const spellings = new Map<string, string>();
  for (const { term } of terms) {
    const key = wordsOf(term).map(termOf).join(" ");
    if (!spellings.has(key) && deps.search.knowsWords(term)) spellings.set(key, term);
  }
  return [...spellings.values()].slice(0, 10);
}
