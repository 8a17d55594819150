import { searchIndices, type ListingRecord } from "@heirloop/contract/search/search.schema";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import type { RefusedRecord, SearchEngine } from "../../platform/search/search-engine.ts";
import { StartRefused } from "../../start-refused.ts";
import { shortenRecord } from "./record-size.ts";
import { indexSettings } from "./search-settings.ts";
import { listChangesSince, findRecords, listRecordsForSale } from "./search.queries.ts";

/** Sends the current records of listings to the search service. */
export const indexListingsJob = defineJob(
  "search.index-listings",
  z.object({ listingIds: z.array(z.string()) }),
  { untilDone: true },
);

const batchSize = 500;
/** Milliseconds that a change may commit after its own timestamp. */
const late = 60_000;

/** Enqueues listings for the search service, in the transaction that changes them. */
export async function enqueueIndexing(
  { jobs, searchEngine }: Pick<Deps, "jobs" | "searchEngine">,
  tx: Db,
  ids: readonly string[],
): Promise<void> {
  if (searchEngine === null) return;
  for (let start = 0; start < ids.length; start += batchSize)
    await jobs.enqueue(tx, indexListingsJob, { listingIds: ids.slice(start, start + batchSize) });
}

async function send(
  engine: SearchEngine,
  records: ReadonlyMap<string, ListingRecord | null>,
): Promise<readonly RefusedRecord[]> {
  const gone = [...records].flatMap(([id, record]) => (record === null ? [id] : []));
  const refused = await engine.save(
    searchIndices.listings,
    [...records.values()].filter((record) => record !== null).map(shortenRecord),
  );
  await engine.remove(searchIndices.listings, gone);
  return refused;
}

/**
 * Saves or deletes the current records. Reads them again afterwards and repeats what changed meanwhile: the
 * last writer has therefore seen the current row, even if another process sent an older one in between.
 * A refused record is logged and counted, and is sent again when its listing changes.
 */
export async function indexListings(
  { db, log, metrics }: Pick<Deps, "db" | "log" | "metrics">,
  engine: SearchEngine,
  ids: readonly string[],
): Promise<void> {
  let records = await findRecords(db, ids);
  while (records.size > 0) {
    for (const { objectID, reason } of await send(engine, records)) {
      metrics.searchRecordRefused();
      log.error({ listing: objectID, reason }, "the search service refused a record");
    }
    const sent = records;
    const current = await findRecords(db, [...sent.keys()]);
    records = new Map([...current].filter(([id, record]) => !isDeepStrictEqual(record, sent.get(id))));
  }
}

/** Applies the settings of all indices. */
export async function applySearchSettings(engine: SearchEngine): Promise<void> {
  for (const [index, settings] of Object.entries(indexSettings)) await engine.applySettings(index, settings);
}

/** How many records were found, and which of them are missing because the service refused them. */
export type Replaced = { found: number; refused: readonly RefusedRecord[] };

/**
 * Replaces all listings. Changes during the replacement are sent afterwards.
 * @throws StartRefused if there are none and `allowEmpty` is not set, because a wrong or empty database would
 * empty the index.
 */
export async function replaceAllListings(
  deps: Pick<Deps, "db" | "now" | "log" | "metrics">,
  engine: SearchEngine,
  { allowEmpty = false }: { allowEmpty?: boolean } = {},
): Promise<Replaced> {
  const started = deps.now().getTime();
  const records: ListingRecord[] = [];
  for await (const some of listRecordsForSale(deps.db)) records.push(...some.map(shortenRecord));
  if (records.length === 0 && !allowEmpty)
    throw new StartRefused(
      "The database has no listings for sale, so the search index stays as it is; to empty it, add --allow-empty.",
    );
  const refused = await engine.replaceAll(searchIndices.listings, records);
  const changed = [...(await listChangesSince(deps.db, new Date(started - late))).keys()];
  for (let start = 0; start < changed.length; start += batchSize)
    await indexListings(deps, engine, changed.slice(start, start + batchSize));
  return { found: records.length, refused };
}

/** Replaces all suggestions; returns their number. */
export async function replaceAllSuggestions(
  { suggestions }: Pick<Deps["search"], "suggestions">,
  engine: SearchEngine,
): Promise<number> {
  const { hits } = await suggestions({ keyword: "", offset: 0, length: 10_000 });
  await engine.replaceAll(
    searchIndices.suggestions,
    hits.map(({ record }) => record),
  );
  return hits.length;
}
