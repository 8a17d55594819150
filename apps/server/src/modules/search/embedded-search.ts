import { setImmediate as yieldToRequests, setTimeout as wait } from "node:timers/promises";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import pLimit from "p-limit";
import { apart } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { dayBefore } from "./day-before.ts";
import { createListingIndex } from "./listing-index.ts";
import type { ListingsFound, Search } from "./search.port.ts";
import { listChangesSince, listPopularTerms, findRecords, listRecordsForSale } from "./search.queries.ts";
import { createSearchCounts } from "./search-counts.ts";
import { createSuggestionIndex, type SuggestionIndex } from "./suggestion-index.ts";
import { createVersionedCache } from "./versioned-cache.ts";

/**
 * Milliseconds. Other processes publish their changes; in case one was lost, changes are also polled every
 * `pollInterval`. A change may commit up to `commitDelay` after its own timestamp.
 */
const pollInterval = 2_000;
const commitDelay = 60_000;
const suggestionsMaxAge = 60_000;
const popularDays = 14;
/**
 * Milliseconds after a start in which page requests have priority, and the number of records whose words are
 * indexed in one batch (some 10 ms).
 */
const indexingDelay = 2_000;
const wordBatch = 100;
/** Records that are changed or removed between two requests, at 2 to 4 ms each. */
const changeBatch = 10;
const background = { ref: false };

type Reads = { findRecords: typeof findRecords; listChangesSince: typeof listChangesSince };

/** Creates the in-process search engine. */
export function createEmbeddedSearch(
  deps: Pick<Platform, "db" | "now" | "log" | "bus">,
  reads: Reads = { findRecords, listChangesSince },
): Search {
  const index = createListingIndex();
  const answers = createVersionedCache<ListingsFound>({ max: 400 });
  let changesReadUntil = new Date(0);
  let polledAt = performance.now();
  let isPolling = false;
  // One read at a time: a record that was read earlier never replaces one that was read later.
  const oneRead = pLimit(1);
  let suggestions: { index: SuggestionIndex; version: number; at: number } | null = null;

  /** `read` returns null for a listing that is no longer for sale. */
  const update = (read: () => Promise<ReadonlyMap<string, ListingRecord | null>>): Promise<void> =>
    oneRead(async () => {
      let changed = 0;
      for (const [id, record] of await read()) {
        if (record === null && !index.has(id)) continue;
        index.putIfChanged(id, record);
        changed += 1;
        if (changed % changeBatch === 0) await yieldToRequests();
      }
    });
  const refresh = (listingIds: readonly string[]): Promise<void> =>
    update(() => reads.findRecords(deps.db, listingIds));

  deps.bus.subscribe((message) => {
    if (message.kind !== "listings-changed") return;
    apart(() => {
      refresh(message.listingIds).catch((error: unknown) =>
        deps.log.warn({ err: error }, "the search index could not read another process's change"),
      );
    });
  });

  /** Runs in the background: a search answers from the current index, and the next one sees the changes. */
  function pollChanges(): void {
    if (isPolling || performance.now() - polledAt < pollInterval) return;
    isPolling = true;
    const now = deps.now();
    update(() => reads.listChangesSince(deps.db, new Date(changesReadUntil.getTime() - commitDelay)))
      .then(() => (changesReadUntil = now))
      .catch((error: unknown) => deps.log.warn({ err: error }, "the search index could not look for changes"))
      .finally(() => {
        isPolling = false;
        polledAt = performance.now();
      });
  }

  /** Words are indexed in batches between requests; a search that comes earlier waits for the rest. */
  async function indexWordsInBatches(): Promise<void> {
    await wait(indexingDelay, undefined, background);
    while (!index.indexWords(wordBatch)) await yieldToRequests(undefined, background);
  }

  async function currentSuggestions(): Promise<SuggestionIndex> {
    const fresh =
      suggestions !== null &&
      (suggestions.version === index.version() || performance.now() - suggestions.at < suggestionsMaxAge);
    if (fresh && suggestions !== null) return suggestions.index;
    const version = index.version();
    const terms = await listPopularTerms(deps.db, dayBefore(deps.now(), popularDays), 200);
    const safe = new Map(
      terms.filter(({ term }) => index.knowsWords(term)).map(({ term, count }) => [term, count]),
    );
    suggestions = { index: createSuggestionIndex(index.living(), safe), version, at: performance.now() };
    return suggestions.index;
  }

  return {
    async fill() {
      changesReadUntil = deps.now();
      for await (const records of listRecordsForSale(deps.db))
        for (const record of records) index.put(record.objectID, record);
      void indexWordsInBatches();
    },
    async listings(request) {
      apart(pollChanges);
      return answers.get(index.version(), JSON.stringify(request), () => index.search(request));
    },
    async suggestions(request) {
      return (await currentSuggestions()).search(request);
    },
    refresh,
    kindNamed: index.kindNamed,
    version: index.version,
    knowsWords: index.knowsWords,
    ...createSearchCounts(deps),
  };
}
