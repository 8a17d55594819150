import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import { beforeEach, expect, test, vi } from "vitest";
import { createMemoryBus } from "../../platform/bus/memory-bus.ts";
import { createLogger } from "../../platform/logging/log.ts";
import { piece, person } from "../../testing/marketplace-world.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { createEmbeddedSearch } from "./embedded-search.ts";
import { listChangesSince, findRecords } from "./search.queries.ts";

beforeEach(() => {
  // Polling, which would find the changes as well, never becomes due.
  vi.spyOn(performance, "now").mockReturnValue(0);
});

async function startSearch() {
  const server = await startTestServer();
  const bus = createMemoryBus();
  const reads = { findRecords: vi.fn(findRecords), listChangesSince: vi.fn(listChangesSince) };
  const search = createEmbeddedSearch(
    { db: server.db, now: () => new Date(), log: createLogger("silent"), bus },
    reads,
  );
  await search.fill();
  const titles = async (keyword: string): Promise<string[]> => {
    const { hits } = await search.listings({
      keyword,
      matching: "strict",
      clauses: [],
      sort: "newest",
      offset: 0,
      length: 5,
      facets: [],
      disjunctive: false,
    });
    return hits.map(({ record }) => record.title);
  };
  return { server, bus, search, reads, titles };
}

test("reads a listing that another process has changed, without waiting for the next poll", async () => {
  const { server, bus, reads, titles } = await startSearch();
  const id = await piece(server, (await person(server, "Sam")).id, { title: "Sapele cabinet" });
  expect(await titles("sapele")).toEqual([]);
  bus.publish({ kind: "listings-changed", listingIds: [id] });
  await expect.poll(() => titles("sapele")).toEqual(["Sapele cabinet"]);
  expect(reads.listChangesSince).not.toHaveBeenCalled();
  await server.close();
});

test("never replaces a listing by what an earlier read returns later", async () => {
  const { server, search, reads, titles } = await startSearch();
  const id = await piece(server, (await person(server, "Sam")).id, { title: "Sapele cabinet" });
  await search.refresh([id]);
  const [record] = (await findRecords(server.db, [id])).values();
  if (record === undefined || record === null) throw new Error("The piece has no record.");
  const read = (title: string): Map<string, ListingRecord> => new Map([[id, { ...record, title }]]);
  const earlier = Promise.withResolvers<Map<string, ListingRecord>>();
  reads.findRecords.mockReturnValueOnce(earlier.promise).mockResolvedValueOnce(read("Wenge cabinet"));
  const refreshed = [search.refresh([id]), search.refresh([id])];
  await Promise.race([refreshed[1], new Promise((resolve) => setImmediate(resolve))]);
  earlier.resolve(read("Sapele cabinet"));
  await Promise.all(refreshed);
  expect(await titles("cabinet")).toEqual(["Wenge cabinet"]);
  await server.close();
});

test("lets requests in between many changes", async () => {
  const { server, search, reads } = await startSearch();
  const id = await piece(server, (await person(server, "Sam")).id, { title: "Sapele cabinet" });
  const [record] = (await findRecords(server.db, [id])).values();
  if (record === undefined || record === null) throw new Error("The piece has no record.");
  const ids = Array.from({ length: 100 }, (_, at) =>
    heirloopIdSchema.parse(`sapele${String(at).padStart(6, "0")}`),
  );
  reads.findRecords.mockResolvedValueOnce(new Map(ids.map((one) => [one, { ...record, objectID: one }])));
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await search.refresh(ids);
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(10);
  await server.close();
});
