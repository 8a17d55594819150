import { createSearchClient } from "@heirloop/api-client/search/search-client";
import { listingRecordSchema } from "@heirloop/contract/search/search.schema";
import { liteClient } from "algoliasearch/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece } from "../../testing/marketplace-world.ts";
import { streamedPost } from "../../testing/streamed-post.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { search } from "./search.routes.ts";

let server: TestServer;
let host: string;

beforeAll(async () => {
  server = await startTestServer();
  const seller = await person(server, "Sam");
  const make = async (id: string, title: string, more: Parameters<typeof piece>[2]) => {
    server.clock.advance(1_000);
    await piece(server, seller.id, { id, title, description: "A fine piece.", ...more });
  };
  for (const [index, color] of ["green", "blue", "brown"].entries()) {
    await make(`sofa-000${index}`, `Velvet sofa ${color}`, {
      color,
      brand: "Halden & Moss",
      style: "art_deco",
      price: (index + 1) * 100_00,
      types: ["sofas"],
      subCategories: ["sofas"],
    });
    await make(`desk-000${index}`, `Oak desk ${color}`, {
      color,
      brand: "North-Light",
      style: "shaker",
      price: (index + 1) * 50_00,
      compareAtPrice: 400_00,
      types: ["desks"],
      subCategories: ["desks"],
    });
  }
  await server.deps.search.fill();
  host = new URL((await server.listen()).origin).host;
});
afterAll(() => server.close());

const client = () =>
  liteClient("heirloop", "search", { hosts: [{ url: host, protocol: "http", accept: "readWrite" }] });
type Answer = {
  hits: Array<Record<string, unknown> & { objectID: string }>;
  nbHits: number;
  nbPages: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
  queryID?: string;
};
async function ask(request: Record<string, unknown>): Promise<Answer> {
  const { results } = await client().search({ requests: [{ indexName: "listings", ...request }] });
  return results[0] as unknown as Answer;
}
const found = async (request: Record<string, unknown>) =>
  (await ask(request)).hits.map(({ objectID }) => objectID).toSorted();

/** Posts as the browser does: JSON sent as text. */
const post = async (path: string, body: unknown) => {
  const answer = await server.call("POST", path, {
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "text/plain" },
  });
  return { status: answer.status, body: answer.body };
};

test("returns a hit as a whole record with its matches highlighted", async () => {
  const { hits } = await ask({ query: "velvet green", highlightPreTag: "<b>", highlightPostTag: "</b>" });
  expect(hits).toHaveLength(1);
  expect(listingRecordSchema.parse(hits[0])).toMatchObject({
    objectID: "sofa-0000",
    price: 100_00,
    discount: 0,
  });
  expect(hits[0]).toMatchObject({
    _highlightResult: { title: { value: "<b>Velvet</b> sofa <b>green</b>", matchLevel: "full" } },
  });
});

test("returns only the requested attributes", async () => {
  const { hits } = await ask({
    query: "green",
    attributesToRetrieve: ["title"],
    attributesToHighlight: [],
    facetFilters: "types:sofas",
  });
  expect(hits).toEqual([{ objectID: "sofa-0000", title: "Velvet sofa green" }]);
});

test("pages by the requested size", async () => {
  const answer = await ask({ query: "", page: 1, hitsPerPage: 4 });
  expect(answer).toMatchObject({ nbHits: 6, nbPages: 2, page: 1 });
  expect(answer.hits).toHaveLength(2);
});

test("counts facets over the results and returns the price range", async () => {
  const { facets, facets_stats } = await ask({ query: "sofa", facets: ["brand", "color"] });
  expect(facets).toEqual({ brand: { "Halden & Moss": 3 }, color: { blue: 1, brown: 1, green: 1 } });
  expect(facets_stats).toMatchObject({ price: { min: 100_00, max: 300_00 } });
  expect(Object.keys((await ask({ query: "", facets: "*" })).facets ?? {})).toContain("style");
});

test.each([
  [{ facetFilters: "color:green" }, ["desk-0000", "sofa-0000"]],
  [{ facetFilters: ["color:green", "types:desks"] }, ["desk-0000"]],
  [{ facetFilters: [["color:green", "color:blue"], "types:desks"] }, ["desk-0000", "desk-0001"]],
  [{ facetFilters: ["color:-green", "types:desks"] }, ["desk-0001", "desk-0002"]],
  [{ facetFilters: ["brand:North-Light", "color:blue"] }, ["desk-0001"]],
  [{ numericFilters: "price<10000" }, ["desk-0000"]],
  [
    { numericFilters: ["price>=10000", ["price<=10000", "price=30000"]] },
    ["desk-0001", "sofa-0000", "sofa-0002"],
  ],
  [{ numericFilters: ["price:15000 TO 20000"] }, ["desk-0002", "sofa-0001"]],
  [{ filters: "types:sofas AND (color:green OR color:brown)" }, ["sofa-0000", "sofa-0002"]],
  [{ filters: 'brand:"Halden & Moss" AND price > 10000' }, ["sofa-0001", "sofa-0002"]],
  [{ filters: "(color:green) OR (color:brown)", numericFilters: "price<=10000" }, ["desk-0000", "sofa-0000"]],
  [
    { filters: "types:desks AND (color:green OR (color:blue OR color:brown))" },
    ["desk-0000", "desk-0001", "desk-0002"],
  ],
  [
    { filters: 'brand:"Here AND There" OR brand:"Now OR Never" OR color:"green"' },
    ["desk-0000", "sofa-0000"],
  ],
  [{ filters: "price:5000 TO 10000 AND NOT brand:'Halden & Moss'" }, ["desk-0000", "desk-0001"]],
  [{ filters: "price < 5000.5" }, ["desk-0000"]],
  [{ filters: "price > 29999.5" }, ["sofa-0002"]],
  [{ filters: "NOT types:sofas AND NOT color:green" }, ["desk-0001", "desk-0002"]],
  [{ filters: "types:sofas", facetFilters: "color:blue", numericFilters: "price>0" }, ["sofa-0001"]],
  [{ filters: "discount >= 80" }, ["desk-0000"]],
])("%j finds %j", async (filters, wanted) => {
  expect(await found({ query: "", ...filters })).toEqual(wanted);
});

test("sorts by replica index", async () => {
  const first = async (indexName: string) => (await ask({ indexName, query: "" })).hits[0]?.objectID;
  expect(await first("listings_price_asc")).toBe("desk-0000");
  expect(await first("listings_price_desc")).toBe("sofa-0002");
  expect(await first("listings_newest")).toBe("desk-0002");
  expect(await first("listings_discount")).toBe("desk-0000");
});

test("answers several queries at once, and searches facet values", async () => {
  const { results } = await client().search({
    requests: [
      { indexName: "listings_query_suggestions", query: "art deco so", hitsPerPage: 10 },
      { indexName: "listings", query: "desk", hitsPerPage: 0 },
      { indexName: "listings", type: "facet", facet: "brand", facetQuery: "hal", params: "" } as never,
    ],
  });
  expect(results[0]).toMatchObject({ hits: [{ query: "art deco sofas" }] });
  expect(results[1]).toMatchObject({ hits: [], nbHits: 3 });
  expect(results[2]).toMatchObject({ facetHits: [{ value: "Halden & Moss", count: 3 }] });
});

test("returns a query id for click events on request", async () => {
  expect((await ask({ query: "sofa" })).queryID).toBeUndefined();
  expect((await ask({ query: "sofa", clickAnalytics: true })).queryID).toMatch(/^[\w-]{22}$/);
});

test("suggests only matching brands and categories in the search box", async () => {
  const client = createSearchClient({ appId: "heirloop", apiKey: "search", host, https: false });
  const misspelled = await client.suggest("velvt sofa");
  expect(misspelled.products.map(({ title }) => title)).toHaveLength(3);
  expect(misspelled).toMatchObject({ brands: [], categories: [{ name: "sofas", level: "type" }] });
  expect(await client.suggest("haldn")).toMatchObject({ brands: ["Halden & Moss"], categories: [] });
});

test("suggests only pieces for a price without words, and no brand that a known word merely resembles", async () => {
  const client = createSearchClient({ appId: "heirloop", apiKey: "search", host, https: false });
  const priced = await client.suggest("under $120");
  expect(priced.products.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([5000, 10000, 10000]);
  expect(priced).toMatchObject({ queries: [], brands: [], categories: [] });

  const seller = await person(server, "Sofia");
  await piece(server, seller.id, { id: "sofa-0009", title: "Sofa", brand: "Solano Works", types: ["sofas"] });
  await server.deps.search.fill();
  expect(await client.suggest("sofa")).toMatchObject({ brands: [], categories: [{ name: "sofas" }] });
  expect(await client.suggest("solanp")).toMatchObject({ brands: ["Solano Works"] });
});

test("searches one index at its own path, with the body sent as text", async () => {
  const one = await post("/1/indexes/listings/query", { query: "desk blue" });
  expect([one.status, one.body]).toEqual([200, expect.objectContaining({ nbHits: 1, index: "listings" })]);
});

test("stores events about results", async () => {
  const event = {
    eventType: "click",
    eventName: "Hit clicked",
    index: "listings",
    queryID: "q".repeat(22),
    objectIDs: ["sofa-0000"],
    positions: [1],
    userToken: "anonymous-1",
  };
  expect(await post("/1/events", { events: [event] })).toEqual({
    status: 200,
    body: { status: 200, message: "OK" },
  });
  const { rows } = await server.db.execute("select event_name, query_id, object_ids from search_event");
  expect(rows).toEqual([{ event_name: "Hit clicked", query_id: "q".repeat(22), object_ids: ["sofa-0000"] }]);
});

test.each([
  ["/1/indexes/nothing/query", { query: "" }, 404],
  ["/1/indexes/*/queries", { requests: [{ indexName: "nothing" }] }, 404],
  ["/1/indexes/listings/query", "{", 400],
  ["/1/indexes/listings/query", { hitsPerPage: -1 }, 400],
  ["/1/indexes/listings/query", { facetFilters: "nothing:x" }, 400],
  ["/1/indexes/listings/query", { filters: "(color:green" }, 400],
  ["/1/indexes/listings/query", { filters: 'brand:"Halden' }, 400],
  ["/1/indexes/listings/query", { filters: ")color:green(" }, 400],
  ["/1/indexes/listings/query", { filters: "color:green AND" }, 400],
  ["/1/indexes/listings/query", { filters: `${"(".repeat(1_990)}color:green${")".repeat(1_990)}` }, 400],
  ["/1/indexes/listings/query", { filters: Array.from({ length: 201 }, () => "width=1").join(" OR ") }, 400],
  ["/1/indexes/listings/query", { numericFilters: [Array.from({ length: 201 }, () => "width=1")] }, 400],
  [
    "/1/indexes/*/queries",
    {
      requests: Array.from({ length: 41 }, () => ({
        indexName: "listings",
        facetFilters: ["brand:a", "brand:b", "brand:c", "brand:d", "brand:e"],
      })),
    },
    400,
  ],
  ["/1/indexes/*/queries", { requests: "all" }, 400],
  ["/1/events", { events: [{ eventType: "wish" }] }, 400],
  [
    "/1/events",
    { events: Array.from({ length: 21 }, () => ({ eventType: "view", eventName: "a", index: "listings" })) },
    400,
  ],
  ["/1/events", { events: [{ eventType: "view", eventName: "a\0", index: "listings" }] }, 400],
  [
    "/1/indexes/*/queries",
    { requests: [{ indexName: "listings", hitsPerPage: 1_000 }, { indexName: "listings" }] },
    400,
  ],
  ["/1/indexes/listings/query", { highlightPreTag: "<".repeat(33) }, 400],
  ["/1/indexes/listings/query", { highlightPostTag: "<".repeat(33) }, 400],
  ["/1/indexes/listings/query", { attributesToRetrieve: Array.from({ length: 101 }, () => "a") }, 400],
  ["/1/indexes/listings/query", { attributesToHighlight: ",".repeat(2_001) }, 400],
])("%s with %j is rejected in Algolia's format", async (path, body, status) => {
  const answer = await post(path, body);
  expect(answer).toEqual({ status, body: { status, message: expect.any(String) } });
});

test("accepts fifty queries of the usual size, or one for a thousand pieces", async () => {
  const requests = Array.from({ length: 50 }, () => ({ indexName: "listings" }));
  expect((await post("/1/indexes/*/queries", { requests })).status).toBe(200);
  expect((await post("/1/indexes/listings/query", { hitsPerPage: 1_000 })).status).toBe(200);
});

test("reads nested parentheses, and spaces around operators", async () => {
  const find = (filters: string) => post("/1/indexes/listings/query", { filters });
  const found = await find("color:green OR color:blue");
  expect(found.body).toMatchObject({ nbHits: expect.any(Number) });
  for (const filters of [
    "((((((((color:green OR color:blue))))))))",
    "color:green   OR \n color:blue",
    `color:green${" ".repeat(3_900)}OR color:blue`,
  ])
    expect((await find(filters)).body).toMatchObject({ nbHits: (found.body as { nbHits: number }).nbHits });
});

test("reads requests of up to 64 kB", async () => {
  const url = `http://${host}/1/indexes/listings/query`;
  const large = streamedPost({ bytes: 450 * 1024 * 1024 });
  const answer = await server.app.fetch(new Request(url, large.init));
  expect([answer.status, await answer.json(), large.taken() < 1024 * 1024]).toEqual([
    413,
    { status: 413, message: expect.any(String) },
    true,
  ]);
  const small = await fetch(url, streamedPost('{"query":"desk blue"}').init);
  expect([small.status, await small.json()]).toMatchObject([200, { nbHits: 1 }]);
});

test("limits an IP address to six hundred requests a minute", async () => {
  const limited = await startTestServer({ rateLimits: true, modules: [search] });
  const statuses: number[] = [];
  let last = await limited.call("POST", "/1/indexes/listings/query", { body: {} });
  for (let attempt = 1; attempt <= 600; attempt += 1) {
    statuses.push(last.status);
    last = await limited.call("POST", "/1/indexes/listings/query", { body: {} });
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([last.status, last.body, Number(last.headers.get("retry-after")) > 0]).toEqual([
    429,
    { status: 429, message: expect.any(String) },
    true,
  ]);
  await limited.close();
});

test("asks for the indices of the service's prefix", async () => {
  const asked = createSearchClient({
    appId: "APP",
    apiKey: "search",
    indexPrefix: "staging_",
    host,
    https: false,
  });
  await expect(asked.suggest("sofa")).rejects.toThrow(
    "Index staging_listings_query_suggestions does not exist",
  );
});
