import { searchIndices } from "@heirloop/contract/search/search.schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "../../platform/database/transaction.ts";
import { startAlgoliaServer, type AlgoliaServer } from "../../testing/algolia-server.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listingTable } from "../listing/listing.table.ts";
import {
  applySearchSettings,
  indexListings,
  replaceAllListings,
  replaceAllSuggestions,
} from "./search-outbox.ts";

let algolia: AlgoliaServer;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  algolia = await startAlgoliaServer();
  server = await startTestServer({
    searchEngine: algolia.engine,
    settings: { ALGOLIA_APP_ID: "TESTAPP", ALGOLIA_ADMIN_KEY: "admin", ALGOLIA_SEARCH_KEY: "search" },
  });
  seller = await person(server, "Sam");
});
afterAll(async () => {
  await server.close();
  await algolia.close();
});
beforeEach(() => {
  algolia.refuseWith = null;
  algolia.beforeRequest = async () => {};
});

const titleOf = (id: string) => algolia.indices.get(searchIndices.listings)?.records.get(id)?.["title"];
const edit = (id: string, body: object) =>
  server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body });

test("sends an edited listing, and removes one that is no longer for sale", async () => {
  const id = await piece(server, seller.id, { title: "Wenge cabinet" });
  expect((await edit(id, { title: "Padouk cabinet" })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBe("Padouk cabinet");
  await transaction(server.db, (tx) =>
    server.deps.events.publish(tx, "account.blocked", { userId: seller.id }),
  );
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBeUndefined();
  await transaction(server.db, (tx) =>
    server.deps.events.publish(tx, "account.unblocked", { userId: seller.id }),
  );
  await server.deps.jobs.runDue();
});

test("does not send a change that was rolled back", async () => {
  await server.deps.jobs.runDue();
  const id = await piece(server, seller.id, { title: "Oak cabinet" });
  const before = algolia.requests.length;
  const rolledBack = transaction(server.db, async (tx) => {
    await server.deps.events.publish(tx, "listing.changed", { listingIds: [id] });
    throw new Error("rolled back");
  });
  await expect(rolledBack).rejects.toThrow("rolled back");
  await server.deps.jobs.runDue();
  expect(algolia.requests).toHaveLength(before);
});

test("retries until the service answers, while the seller's call succeeds", async () => {
  const id = await piece(server, seller.id, { title: "Elm cabinet" });
  algolia.refuseWith = 503;
  expect((await edit(id, { title: "Ash cabinet" })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBeUndefined();
  algolia.refuseWith = null;
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBe("Ash cabinet");
});

test("sends a listing again that changed while it was sent", async () => {
  const id = await piece(server, seller.id, { title: "Pine cabinet" });
  let edited = false;
  algolia.beforeRequest = async (request) => {
    if (edited || !request.endsWith("/batch")) return;
    edited = true;
    await edit(id, { title: "Larch cabinet" });
    // The newer record arrives before the older one, as from another process.
    const record = { objectID: id, title: "Larch cabinet" };
    algolia.indices.get(searchIndices.listings)?.records.set(id, record);
  };
  await indexListings(server.deps, algolia.engine, [id]);
  expect(titleOf(id)).toBe("Larch cabinet");
});

test("fills the indices, including what changed during the replacement", async () => {
  const id = await piece(server, seller.id, { title: "Fir cabinet" });
  let edited = false;
  algolia.beforeRequest = async (request) => {
    if (edited || !request.endsWith("/operation")) return;
    edited = true;
    expect((await edit(id, { title: "Yew cabinet" })).status).toBe(200);
  };
  await applySearchSettings(algolia.engine);
  expect(await replaceAllListings(server.deps, algolia.engine)).toMatchObject({ refused: [] });
  expect(titleOf(id)).toBe("Yew cabinet");
  for (let count = 0; count < 3; count += 1)
    await piece(server, seller.id, { types: ["sofas"], subCategories: ["sofas"] });
  await server.deps.search.fill();
  expect(await replaceAllSuggestions(server.deps.search, algolia.engine)).toBeGreaterThan(0);
  expect(algolia.indices.get(searchIndices.suggestions)?.records.has("sofa")).toBe(true);
});

test("saves the rest of a batch when one record is refused, and that one when it has changed", async () => {
  const good = await piece(server, seller.id, { title: "Teak cabinet" });
  // Only the description is shortened, so this record stays too large.
  const bad = await piece(server, seller.id, { title: "Long cabinet", materials: ["oak".repeat(5_000)] });
  const error = vi.spyOn(server.deps.log, "error").mockReturnValue();
  const ids = [good, bad, await piece(server, seller.id, { title: "Ebony cabinet" })];
  await indexListings(server.deps, algolia.engine, ids);
  expect(ids.map(titleOf)).toEqual(["Teak cabinet", undefined, "Ebony cabinet"]);
  expect(error.mock.calls.map(([line]) => line)).toEqual([
    { listing: bad, reason: expect.stringContaining("too big") },
  ]);
  expect((await server.deps.metrics.render()).text).toContain("search_records_refused_total 1");
  const { refused } = await replaceAllListings(server.deps, algolia.engine);
  expect(refused.map(({ objectID }) => objectID)).toEqual([bad]);
  expect(ids.map(titleOf)).toEqual(["Teak cabinet", undefined, "Ebony cabinet"]);
  error.mockRestore();
  await server.db
    .update(listingTable)
    .set({ materials: ["oak"] })
    .where(eq(listingTable.id, bad));
  expect((await edit(bad, { title: "Short cabinet" })).status).toBe(200);
  await server.deps.jobs.runDue();
  expect(titleOf(bad)).toBe("Short cabinet");
});

test("shortens a description that is too large for the service", async () => {
  const id = await piece(server, seller.id, { title: "Wordy cabinet", description: '"é"\n '.repeat(2_000) });
  await indexListings(server.deps, algolia.engine, [id]);
  expect(titleOf(id)).toBe("Wordy cabinet");
});

test("does not replace the index when the database has nothing for sale or cannot be reached", async () => {
  const empty = await startTestServer();
  const before = algolia.indices.get(searchIndices.listings);
  expect(before?.records.size).toBeGreaterThan(0);
  await expect(replaceAllListings(empty.deps, algolia.engine)).rejects.toThrow("no listings for sale");
  expect(algolia.indices.get(searchIndices.listings)).toBe(before);
  await empty.close();
  await expect(replaceAllListings(empty.deps, algolia.engine, { allowEmpty: true })).rejects.toThrow(
    "Failed query",
  );
  expect(algolia.indices.get(searchIndices.listings)).toBe(before);
});

test("empties the index only when told to", async () => {
  const [empty, other] = [await startTestServer(), await startAlgoliaServer()];
  await other.engine.save(searchIndices.listings, [{ objectID: "old" }]);
  await replaceAllListings(empty.deps, other.engine, { allowEmpty: true });
  expect(other.indices.get(searchIndices.listings)?.records.size).toBe(0);
  await empty.close();
  await other.close();
});

test("lets pages call Algolia only where it is configured", async () => {
  const policy = (answer: { headers: Headers }) => answer.headers.get("content-security-policy");
  expect(policy(await server.call("GET", "/readyz"))).toContain(
    "connect-src 'self' https://testapp-dsn.algolia.net",
  );
  const without = await startTestServer();
  expect(policy(await without.call("GET", "/readyz"))).toContain("connect-src 'self';");
  await without.close();
});
