import { afterEach, beforeEach, expect, test } from "vitest";
import { startAlgoliaServer, type AlgoliaServer } from "../../testing/algolia-server.ts";

let algolia: AlgoliaServer;
beforeEach(async () => {
  algolia = await startAlgoliaServer();
});
afterEach(() => algolia.close());

const ids = (index: string) => [...(algolia.indices.get(index)?.records.keys() ?? [])].toSorted();

test("saves, replaces and removes records, repeatedly", async () => {
  const { engine } = algolia;
  await engine.save("pieces", [{ objectID: "a" }, { objectID: "b" }]);
  await engine.save("pieces", [{ objectID: "a" }]);
  await engine.remove("pieces", ["b", "unknown"]);
  await engine.remove("pieces", ["b"]);
  expect(ids("pieces")).toEqual(["a"]);
});

test("sends nothing for no records", async () => {
  await algolia.engine.save("pieces", []);
  await algolia.engine.remove("pieces", []);
  expect(algolia.requests).toEqual([]);
});

test("replaces all records in one move and keeps the settings", async () => {
  const { engine } = algolia;
  const order = [{ by: "date", direction: "desc" as const }];
  await engine.applySettings("pieces", {
    searchable: ["title", "types,rooms"],
    facets: ["types", "brand"],
    searchableFacets: ["brand"],
    numbers: ["price"],
    synonyms: [["couch", "love seat"]],
    broadWords: { retro: ["1950s", "1960s"] },
    typos: { one: 4, two: 8 },
    prose: ["rooms"],
    order,
    replicas: [{ name: "pieces_cheapest", order: [{ by: "price", direction: "asc" }, ...order] }],
  });
  await engine.save("pieces", [{ objectID: "old" }]);
  const seen: string[][] = [];
  algolia.beforeRequest = async () => void seen.push(ids("pieces"));
  await engine.replaceAll("pieces", [{ objectID: "new-1" }, { objectID: "new-2" }]);
  expect(new Set(seen.map((found) => found.join(" ")))).toEqual(new Set(["old", "new-1 new-2"]));
  expect(algolia.indices.get("pieces")).toMatchObject({
    settings: {
      searchableAttributes: ["unordered(title)", "types,rooms"],
      attributesForFaceting: ["types", "searchable(brand)"],
      customRanking: ["desc(date)"],
      minWordSizefor1Typo: 4,
      disableTypoToleranceOnAttributes: ["rooms"],
      replicas: ["pieces_cheapest"],
    },
    synonyms: [
      { type: "synonym", synonyms: ["couch", "love seat"] },
      { type: "onewaysynonym", input: "retro", synonyms: ["1950s", "1960s"] },
    ],
  });
  expect([...algolia.indices.keys()].toSorted()).toEqual(["pieces", "pieces_cheapest"]);
  expect(algolia.indices.get("pieces_cheapest")?.settings.ranking?.slice(0, 3)).toEqual([
    "asc(price)",
    "desc(date)",
    "typo",
  ]);
});

test("saves all records of a batch but the refused one, and names it", async () => {
  const records = Array.from({ length: 7 }, (_, n) => ({ objectID: `r${n}`, text: "" }));
  const refused = await algolia.engine.save(
    "pieces",
    records.map((record, n) => (n === 4 ? { ...record, text: "x".repeat(20_000) } : record)),
  );
  expect(refused).toEqual([{ objectID: "r4", reason: expect.stringContaining("too big") }]);
  expect(ids("pieces")).toEqual(["r0", "r1", "r2", "r3", "r5", "r6"]);
});

test("keeps the old records when all new ones are refused", async () => {
  await algolia.engine.save("pieces", [{ objectID: "old" }]);
  const tooLarge = { objectID: "new", text: "x".repeat(20_000) };
  await expect(algolia.engine.replaceAll("pieces", [tooLarge])).rejects.toThrow("refused all records");
  expect(ids("pieces")).toEqual(["old"]);
  expect([...algolia.indices.keys()]).toEqual(["pieces"]);
});

test("uses no index without its prefix", async () => {
  const staging = await startAlgoliaServer({ indexPrefix: "staging_" });
  await staging.engine.applySettings("pieces", {
    searchable: ["title"],
    facets: [],
    searchableFacets: [],
    numbers: [],
    synonyms: [],
    broadWords: {},
    typos: { one: 4, two: 8 },
    prose: [],
    order: [],
    replicas: [{ name: "pieces_cheapest", order: [] }],
  });
  await staging.engine.save("pieces", [{ objectID: "a" }]);
  await staging.engine.replaceAll("pieces", [{ objectID: "b" }, { objectID: "c" }]);
  await staging.engine.remove("pieces", ["b"]);
  expect([...staging.indices.keys()].toSorted()).toEqual(["staging_pieces", "staging_pieces_cheapest"]);
  expect([...(staging.indices.get("staging_pieces")?.records.keys() ?? [])]).toEqual(["c"]);
  expect(staging.indices.get("staging_pieces")?.settings.replicas).toEqual(["staging_pieces_cheapest"]);
  expect(staging.requests.filter((request) => !request.includes("/staging_"))).toEqual([]);
  await staging.close();
});

test.each([
  [503, "Unreachable hosts"],
  [403, "Refused"],
])("throws when it is refused with %i, and works afterwards", async (status, message) => {
  algolia.refuseWith = status;
  await expect(algolia.engine.save("pieces", [{ objectID: "a" }])).rejects.toThrow(message);
  algolia.refuseWith = null;
  await algolia.engine.save("pieces", [{ objectID: "a" }]);
  expect(ids("pieces")).toEqual(["a"]);
});
