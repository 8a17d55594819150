import { termOf, wordsOf } from "@heirloop/machines/search/search-terms";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { createEmbeddedSearch, dayBefore, type EmbeddedSearch } from "./embedded-search.ts";
import type { Search } from "./search.port.ts";
import { addSearchTerms, readPopularTerms, readRecords } from "./search.queries.ts";

const engines = new WeakMap<Deps, EmbeddedSearch>();

/** The search engine of a server; one per server, filled by the search module before the first request. */
export function embeddedSearchOf(deps: Deps): EmbeddedSearch {
  const known = engines.get(deps);
  if (known !== undefined) return known;
  const engine = createEmbeddedSearch(deps);
  engines.set(deps, engine);
  return engine;
}
export const searchOf = (deps: Deps): Search => embeddedSearchOf(deps);

/** Tells the search engine, once the change is committed, that listings were made, edited, sold or taken down. */
export async function reindexListings(deps: Deps, ids: readonly string[]): Promise<void> {
  await afterCommit(async () => {
    try {
      await searchOf(deps).keep(await readRecords(deps.db, ids));
    } catch (error) {
      // The next look for changes brings it.
      deps.log.warn({ err: error, ids }, "listings could not be indexed at once");
    }
  });
}

type Pending = { terms: Map<string, number>; timer: NodeJS.Timeout | null };
const pendingTerms = new WeakMap<Deps, Pending>();
const writeAfter = 5_000;

const spoken = (keyword: string) => wordsOf(keyword.toLowerCase()).join(" ");

/** Remembers that somebody searched; written a few seconds later, together with others. */
export function noteSearch(deps: Deps, keyword: string): void {
  const term = spoken(keyword);
  if (term.length < 3 || term.length > 60) return;
  const pending: Pending = pendingTerms.get(deps) ?? { terms: new Map<string, number>(), timer: null };
  pendingTerms.set(deps, pending);
  if (pending.terms.size < 500) pending.terms.set(term, (pending.terms.get(term) ?? 0) + 1);
  pending.timer ??= setTimeout(() => void writeSearches(deps), writeAfter).unref();
}

/** Writes what {@link noteSearch} collected. */
export async function writeSearches(deps: Deps): Promise<void> {
  const pending = pendingTerms.get(deps);
  if (pending === undefined) return;
  pendingTerms.delete(deps);
  if (pending.timer !== null) clearTimeout(pending.timer);
  try {
    await addSearchTerms(deps.db, dayBefore(deps.now(), 0), pending.terms);
  } catch (error) {
    deps.log.warn({ err: error }, "search terms could not be kept");
  }
}

/**
 * What people looked for in the last days. Only words that the catalogue itself uses come back, so that nobody
 * can put theirs on everybody's screen.
 */
export async function popularSearches(db: Db, deps: Deps): Promise<string[]> {
  const terms = await readPopularTerms(db, dayBefore(deps.now(), 14), 100);
  const search = searchOf(deps);
  // Spellings of one search, as "boucle sofa" and "bouclé sofas", are shown once: as it is typed most.
  const spellings = new Map<string, string>();
  for (const { term } of terms) {
    const key = wordsOf(term).map(termOf).join(" ");
    if (!spellings.has(key) && search.knowsWords(term)) spellings.set(key, term);
  }
  return [...spellings.values()].slice(0, 10);
}
