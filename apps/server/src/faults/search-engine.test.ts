import { searchIndices } from "@heirloop/contract/search/search.schema";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectToAlgolia, startAlgoliaServer, type AlgoliaServer } from "../testing/algolia-server.ts";
import { httpFaults, startFaultyLink, type FaultyLink, type LinkFault } from "../testing/faulty-link.ts";
import { person, piece, type TestPerson } from "../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../testing/test-server.ts";
import { visitPages } from "../testing/visit-pages.ts";

let algolia: AlgoliaServer;
let link: FaultyLink;
let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  algolia = await startAlgoliaServer();
  link = await startFaultyLink(algolia.url);
  server = await startTestServer({
    searchEngine: connectToAlgolia(link.port, { timeout: 600 }),
    settings: {
      LOG_LEVEL: "silent",
      ALGOLIA_APP_ID: "TESTAPP",
      ALGOLIA_ADMIN_KEY: "admin",
      ALGOLIA_SEARCH_KEY: "search",
    },
  });
  seller = await person(server, "Sam");
});
beforeEach(async () => {
  await link.set("none");
  server.clock.set(testInstant);
});
afterAll(async () => {
  await server.close();
  await link.close();
  await algolia.close();
});

const titleOf = (id: string) => algolia.indices.get(searchIndices.listings)?.records.get(id)?.["title"];
const edit = (id: string, title: string) =>
  server.call("PATCH", `/api/listings/${id}`, { token: seller.token, body: { title } });
const search = () =>
  server.call("POST", "/1/indexes/listings/query", { body: { query: "cabinet", hitsPerPage: 1 } });
const faults: ReadonlyArray<[string, LinkFault]> = [
  ...httpFaults,
  ["refuses because the plan is full", { answer: "HTTP/1.1 429 Fault\r\ncontent-length: 0\r\n\r\n" }],
];

test.each(faults)("edits succeed and arrive once recovered when Algolia %s", async (_, fault) => {
  const id = await piece(server, seller.id, { title: "Elm cabinet" });
  await link.set(fault);
  expect((await edit(id, "Ash cabinet")).status).toBe(200);
  await server.deps.jobs.runDue();
  expect([await visitPages(server, id), (await search()).status]).toEqual([{}, 200]);
  await link.set("none");
  server.clock.advance(60_000);
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBe("Ash cabinet");
});

test("edits arrive at a slow Algolia", async () => {
  const id = await piece(server, seller.id, { title: "Elm cabinet" });
  await link.set({ slow: 20 });
  expect((await edit(id, "Oak cabinet")).status).toBe(200);
  await server.deps.jobs.runDue();
  expect(titleOf(id)).toBe("Oak cabinet");
});
