import { algoliasearch, type IndexSettings } from "algoliasearch";
import { randomUUID } from "node:crypto";
import type {
  RefusedRecord,
  SearchEngine,
  SearchIndexSettings,
  SearchQuery,
  SearchReader,
  SearchRecord,
  SearchResult,
  SortOrder,
} from "./search-engine.ts";

export type AlgoliaSettings = {
  appId: string;
  /** Writes records and settings; never leaves the server. */
  adminKey: string;
  /** Only searches; sent to browsers. */
  searchKey: string;
  /** Begins the name of every index, so that several sites can share an application; may be empty. */
  indexPrefix: string;
};

type Hosts = NonNullable<Parameters<typeof algoliasearch>[2]>["hosts"];

/**
 * Milliseconds for the first of Algolia's four hosts. The client waits up to ten times as long for each of the
 * others, and all of it has to end before the lease of the job that calls.
 */
const timeouts = { connect: 2_000, read: 5_000, write: 5_000 };

/** Algolia's own ranking of matches, before the index's order. */
const matchQuality = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"];

/** Records in one request, as Algolia's own client does. */
const batchSize = 1_000;

/**
 * Returns why Algolia refuses the content of a request (400, or 413 for its size); null for other failures, which
 * concern all requests: a wrong key, a full plan, too many requests.
 */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("status" in error)) return null;
  return error.status === 400 || error.status === 413 ? error.message : null;
}

type Saved = { refused: RefusedRecord[]; tasks: number[] };

const ranked = (order: readonly SortOrder[]): string[] =>
  order.map(({ by, direction }) => `${direction}(${by})`);

const common = (settings: SearchIndexSettings): IndexSettings => ({
  searchableAttributes: settings.searchable.map((names) =>
    names.includes(",") ? names : `unordered(${names})`,
  ),
  attributesForFaceting: settings.facets.map((facet) =>
    settings.searchableFacets.includes(facet) ? `searchable(${facet})` : facet,
  ),
  numericAttributesForFiltering: [...settings.numbers],
  customRanking: ranked(settings.order),
  minWordSizefor1Typo: settings.typos.one,
  minWordSizefor2Typos: settings.typos.two,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: [...settings.prose],
  queryLanguages: ["en"],
  indexLanguages: ["en"],
  ignorePlurals: ["en"],
  removeStopWords: ["en"],
});

type Replaced = { hosts: Hosts; timeout?: number | undefined };

/**
 * Keeps the indices of an Algolia application. Tests replace Algolia's hosts, and the milliseconds that an answer
 * may take.
 */
export function createAlgoliaEngine(
  { appId, adminKey, indexPrefix }: Pick<AlgoliaSettings, "appId" | "adminKey" | "indexPrefix">,
  { hosts, timeout }: Partial<Replaced> = {},
): SearchEngine {
  const client = algoliasearch(appId, adminKey, {
    timeouts: timeout === undefined ? timeouts : { connect: timeout, read: timeout, write: timeout },
    ...(hosts === undefined ? {} : { hosts }),
  });

  async function set(indexName: string, indexSettings: IndexSettings): Promise<void> {
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
  }

  /** One bad record makes Algolia refuse its whole batch, so a refused batch is halved until bad ones are alone. */
  async function saveBatch(indexName: string, records: readonly SearchRecord[], saved: Saved): Promise<void> {
    const [first, ...others] = records;
    if (first === undefined) return;
    const requests = records.map((record) => ({ action: "addObject" as const, body: { ...record } }));
    try {
      const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
      saved.tasks.push(taskID);
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) throw error;
      if (others.length === 0) {
        saved.refused.push({ objectID: first.objectID, reason });
        return;
      }
      const middle = records.length >> 1;
      await saveBatch(indexName, records.slice(0, middle), saved);
      await saveBatch(indexName, records.slice(middle), saved);
    }
  }

  async function saveAll(indexName: string, records: readonly SearchRecord[]): Promise<Saved> {
    const saved: Saved = { refused: [], tasks: [] };
    for (let start = 0; start < records.length; start += batchSize)
      await saveBatch(indexName, records.slice(start, start + batchSize), saved);
    return saved;
  }

  async function operate(
    indexName: string,
    operationIndexParams: Parameters<typeof client.operationIndex>[0]["operationIndexParams"],
  ): Promise<void> {
    const { taskID } = await client.operationIndex({ indexName, operationIndexParams });
    await client.waitForTask({ indexName, taskID });
  }

  /**
   * As the client's `replaceAllObjects`, which fails as a whole on one bad record. The temporary index has a name of
   * its own, so that two runs do not mix.
   */
  async function replaceAll(
    indexName: string,
    records: readonly SearchRecord[],
  ): Promise<readonly RefusedRecord[]> {
    const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
    try {
      await operate(indexName, {
        operation: "copy",
        destination: temporary,
        scope: ["settings", "rules", "synonyms"],
      });
      const { refused, tasks } = await saveAll(temporary, records);
      if (records.length > 0 && refused.length === records.length)
        throw new Error(`The search service refused all records: ${refused[0]?.reason ?? ""}`);
      for (const taskID of tasks) await client.waitForTask({ indexName: temporary, taskID });
      await operate(temporary, { operation: "move", destination: indexName });
      return refused;
    } catch (error) {
      await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async save(index, records) {
      return (await saveAll(indexPrefix + index, records)).refused;
    },
    async remove(index, ids) {
      if (ids.length > 0) await client.deleteObjects({ indexName: indexPrefix + index, objectIDs: [...ids] });
    },
    async check() {
      await client.listIndices({ page: 0, hitsPerPage: 1 });
    },
    replaceAll: (index, records) => replaceAll(indexPrefix + index, records),
    async applySettings(index, settings) {
      const { synonyms, broadWords } = settings;
      const indexName = indexPrefix + index;
      const replicas = settings.replicas.map(({ name, order }) => ({ name: indexPrefix + name, order }));
      // The replicas exist from here on, so they can have settings of their own.
      await set(indexName, { ...common(settings), replicas: replicas.map(({ name }) => name) });
      for (const { name, order } of replicas)
        await set(name, { ...common(settings), ranking: [...ranked(order), ...matchQuality] });
      const { taskID } = await client.saveSynonyms({
        indexName,
        synonymHit: [
          ...synonyms.map((phrases) => ({
            objectID: phrases.join("|").replaceAll(" ", "_"),
            type: "synonym" as const,
            synonyms: [...phrases],
          })),
          ...Object.entries(broadWords).map(([input, phrases]) => ({
            objectID: input,
            type: "onewaysynonym" as const,
            input,
            synonyms: [...phrases],
          })),
        ],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      });
      await client.waitForTask({ indexName, taskID });
    },
  };
}

/** Queries in one request; Algolia accepts 50. */
const queriesAtOnce = 50;

/** Searches the indices of an Algolia application. `hosts` replaces Algolia's own, for tests. */
export function createAlgoliaReader(
  { appId, searchKey, indexPrefix }: Pick<AlgoliaSettings, "appId" | "searchKey" | "indexPrefix">,
  hosts?: Hosts,
): SearchReader {
  const client = algoliasearch(appId, searchKey, { timeouts, ...(hosts === undefined ? {} : { hosts }) });

  async function ask(queries: readonly SearchQuery[]): Promise<SearchResult[]> {
    const { results } = await client.searchForHits<{ objectID: string }>({
      requests: queries.map(({ index, keyword, filters, length }) => ({
        indexName: indexPrefix + index,
        query: keyword,
        filters,
        hitsPerPage: length,
        attributesToRetrieve: ["objectID"],
        attributesToHighlight: [],
        analytics: false,
      })),
    });
    return results.map(({ hits, nbHits }) => ({
      ids: hits.map(({ objectID }) => objectID),
      total: nbHits ?? hits.length,
    }));
  }

  return {
    async search(queries) {
      const found: SearchResult[] = [];
      for (let start = 0; start < queries.length; start += queriesAtOnce)
        found.push(...(await ask(queries.slice(start, start + queriesAtOnce))));
      return found;
    },
  };
}
