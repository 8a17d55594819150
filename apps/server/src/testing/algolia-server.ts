import type {
  BatchResponse,
  GetTaskResponse,
  IndexSettings,
  ListIndicesResponse,
  SynonymHit,
  UpdatedAtResponse,
} from "algoliasearch";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod/mini";
import type { SearchEngine, SearchReader } from "../platform/search/search-engine.ts";
import { createAlgoliaEngine, createAlgoliaReader } from "../platform/search/algolia-engine.ts";

const batchSchema = z.object({
  requests: z.array(
    z.object({
      action: z.enum(["addObject", "deleteObject"]),
      body: z.looseObject({ objectID: z.string() }),
    }),
  ),
});
const operationSchema = z.object({
  operation: z.enum(["copy", "move"]),
  destination: z.string(),
  scope: z.optional(z.array(z.string())),
});

/** The limit for a record on Algolia's free plan. */
const maxBytes = 10_000;

type Refusal = { message: string; position: number; objectID: string; status: 400 };
type StoredRecord = { objectID: string; [attribute: string]: unknown };
export type StoredIndex = {
  records: Map<string, StoredRecord>;
  settings: IndexSettings;
  synonyms: SynonymHit[];
};

export type AlgoliaServer = {
  /** Connected to this server. */
  readonly engine: SearchEngine;
  readonly reader: SearchReader;
  readonly url: string;
  readonly indices: Map<string, StoredIndex>;
  /** `POST /1/indexes/listings/batch`, in the order of arrival. */
  readonly requests: string[];
  /** While not null, every request is answered with this status. */
  refuseWith: number | null;
  /** Called before a request is handled. */
  beforeRequest: (request: string) => Promise<void>;
  /** Answers `POST /1/indexes/*\/queries`; until it is set, nothing is found. */
  search: (body: unknown) => Promise<object>;
  close(): Promise<void>;
};

const hostsAt = (port: number) => [
  { url: `127.0.0.1:${port}`, protocol: "http", accept: "readWrite" } as const,
];

/** Connects to the server of a test, directly or through a link to it. */
export const connectToAlgolia = (
  port: number,
  { indexPrefix = "", timeout }: { indexPrefix?: string; timeout?: number } = {},
): SearchEngine =>
  createAlgoliaEngine(
    { appId: "TESTAPP", adminKey: "admin", indexPrefix },
    { hosts: hostsAt(port), timeout },
  );

/** The part of Algolia's indexing API that the server uses, on a free loopback port. */
export async function startAlgoliaServer({ indexPrefix = "" } = {}): Promise<AlgoliaServer> {
  const indices = new Map<string, StoredIndex>();
  /** Like Algolia, saves nothing of a batch with one invalid record. */
  const refusal = (records: readonly StoredRecord[]): Refusal | null => {
    for (const [position, record] of records.entries()) {
      const { objectID } = record;
      const size = Buffer.byteLength(JSON.stringify(record));
      if (size > maxBytes)
        return {
          message: `Record at the position ${position} objectID=${objectID} is too big size=${size}/${maxBytes} bytes.`,
          position,
          objectID,
          status: 400,
        };
    }
    return null;
  };
  const indexOf = (name: string): StoredIndex => {
    const index = indices.get(name) ?? { records: new Map(), settings: {}, synonyms: [] };
    indices.set(name, index);
    return index;
  };
  let taskID = 0;
  const updated = (): UpdatedAtResponse => ({ taskID: (taskID += 1), updatedAt: "2026-11-21T12:00:00.000Z" });

  function batch(index: StoredIndex, body: unknown): BatchResponse | Refusal {
    const { requests } = batchSchema.parse(body);
    const refused = refusal(
      requests.flatMap(({ action, body: record }) => (action === "addObject" ? [record] : [])),
    );
    if (refused !== null) return refused;
    for (const { action, body: record } of requests) {
      if (action === "addObject") index.records.set(record.objectID, record);
      else index.records.delete(record.objectID);
    }
    return { taskID: (taskID += 1), objectIDs: requests.map(({ body: { objectID } }) => objectID) };
  }

  function operate(name: string, body: unknown): UpdatedAtResponse {
    const { operation, destination, scope } = operationSchema.parse(body);
    const from = indexOf(name);
    indices.set(destination, {
      // A scope leaves the records of the destination as they are.
      records: scope === undefined ? new Map(from.records) : indexOf(destination).records,
      settings: from.settings,
      synonyms: from.synonyms,
    });
    if (operation === "move") indices.delete(name);
    return updated();
  }

  function answer(method: string, [, , , name = "", kind = ""]: string[], body: unknown): object | null {
    const call = `${method} ${kind}`;
    if (call === "GET " && name === "") return { items: [] } satisfies ListIndicesResponse;
    if (call === "GET task") return { status: "published" } satisfies GetTaskResponse;
    const index = indexOf(name);
    if (call === "POST batch") return batch(index, body);
    if (call === "POST operation") return operate(name, body);
    if (call === "DELETE ") indices.delete(name);
    else if (call === "PUT settings") index.settings = body as IndexSettings;
    else if (call === "POST synonyms") index.synonyms = body as SynonymHit[];
    else return null;
    return updated();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "" } = request;
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const line = `${method} ${pathname}`;
    const body = await text(request);
    double.requests.push(line);
    await double.beforeRequest(line);
    const content: unknown = body === "" ? null : JSON.parse(body);
    const isSearch = line === "POST /1/indexes/*/queries";
    const result =
      double.refuseWith !== null
        ? null
        : isSearch
          ? await double.search(content)
          : answer(method, pathname.split("/"), content);
    const status = double.refuseWith ?? (result === null ? 404 : 200);
    const refused = result !== null && "position" in result;
    response.writeHead(refused ? 400 : status, { connection: "close" });
    response.end(JSON.stringify(result ?? { message: "Refused", status: double.refuseWith ?? 404 }));
  }
  const http = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(new Error("failed", { cause: error })),
    );
  });
  await new Promise<void>((ready) => http.listen(0, "127.0.0.1", ready));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const double: AlgoliaServer = {
    engine: connectToAlgolia(address.port, { indexPrefix }),
    reader: createAlgoliaReader(
      { appId: "TESTAPP", searchKey: "search", indexPrefix },
      hostsAt(address.port),
    ),
    url: `http://127.0.0.1:${address.port}`,
    indices,
    requests: [],
    refuseWith: null,
    beforeRequest: async () => {},
    search: async () => ({ results: [] }),
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return double;
}
