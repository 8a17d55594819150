import { replicaOfSort } from "@heirloop/contract/search/search.schema";
import { demoWorld } from "@heirloop/demo/world/demo-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoRecord } from "../../seed/demo-records.ts";
import { startAlgoliaServer, type AlgoliaServer } from "../../testing/algolia-server.ts";
import { answerQuery } from "./algolia-answer.ts";
import { algoliaQueriesSchema } from "./algolia-request.ts";
import { createListingIndex } from "./listing-index.ts";
import { parityQueries } from "./parity-queries.ts";
import { answerHere, compareAnswers, describeParity, isAlike, measureParity } from "./search-parity.ts";

type Answering = Parameters<typeof answerQuery>[0];

const index = createListingIndex();
const search: Answering = {
  listings: async (request) => index.search(request),
  suggestions: async () => ({ hits: [], total: 0 }),
  kindNamed: index.kindNamed,
  knowsWords: index.knowsWords,
};

let algolia: AlgoliaServer;
beforeAll(async () => {
  const { listings } = demoWorld({ seed: "1", startAt: "2026-11-21T04:00:00.000Z" });
  for (const listing of listings)
    if (listing.status === "active") index.put(listing.heirloopId, demoRecord(listing));
  algolia = await startAlgoliaServer({ indexPrefix: "staging_" });
});
afterAll(() => algolia.close());

/** Answers as an Algolia application with this engine behind it would. */
const answerThrough = (answering: Answering) => async (body: unknown) => ({
  results: await Promise.all(
    algoliaQueriesSchema
      .parse(body)
      .requests.map((query) =>
        answerQuery(
          answering,
          { ...query, indexName: query.indexName.replace("staging_", "") },
          () => "query",
        ),
      ),
  ),
});

test("answers 200 queries on the demo catalog as recorded", async () => {
  const lines = await Promise.all(
    parityQueries.map(async (query) => {
      const { ids, total } = await answerHere(search, query);
      const asked = [query.keyword, replicaOfSort[query.sort], query.filters].join(" | ");
      return `${asked} | ${total} | ${ids.slice(0, 5).join(" ")}`.trimEnd();
    }),
  );
  expect(new Set(lines).size).toBe(200);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./parity-answers.txt");
});

test("agrees fully with a service that answers through the same engine", async () => {
  algolia.search = answerThrough(search);
  const parity = await measureParity(search, algolia.reader);
  expect(parity).toMatchObject({ results: 1, totals: 1 });
  expect(isAlike(parity, 1)).toBe(true);
  expect(describeParity(parity)).toEqual(["200 queries: first results agree by 100 %, totals by 100 %."]);
});

test("names the queries to which a service answers otherwise", async () => {
  algolia.search = answerThrough({
    ...search,
    listings: async (request) =>
      index.search(request.keyword === "couch" ? { ...request, keyword: "rug" } : request),
  });
  const parity = await measureParity(search, algolia.reader);
  expect(isAlike(parity, 0.9)).toBe(true);
  expect(isAlike(parity, 1)).toBe(false);
  expect(describeParity(parity)[1]).toMatch(
    /^"couch" relevance: 0 % of the first results; \d+ here, \d+ there$/,
  );
});

test("disagrees with a service whose indices are empty", async () => {
  const empty = createListingIndex();
  algolia.search = answerThrough({ ...search, listings: async (request) => empty.search(request) });
  const parity = await measureParity(search, algolia.reader);
  expect(isAlike(parity, 0.1)).toBe(false);
});

test.each([
  [
    { ids: [], total: 0 },
    { ids: [], total: 0 },
    { results: 1, totals: 1 },
  ],
  [
    { ids: ["a", "b"], total: 2 },
    { ids: ["b", "a"], total: 2 },
    { results: 1, totals: 1 },
  ],
  [
    { ids: ["a", "b"], total: 30 },
    { ids: ["b", "c"], total: 40 },
    { results: 0.5, totals: 0.75 },
  ],
  [
    { ids: ["a"], total: 1 },
    { ids: [], total: 0 },
    { results: 0, totals: 0 },
  ],
])("compares %o with %o", (one, other, agreement) => {
  expect(compareAnswers(one, other)).toEqual(agreement);
  expect(compareAnswers(other, one)).toEqual(agreement);
});
