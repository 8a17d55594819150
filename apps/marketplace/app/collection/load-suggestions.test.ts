import { createApi } from "@heirloop/api-client/http/http-client";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { expect, test } from "vitest";
import { parseListingQuery } from "./listing-query.ts";
import { loadCollectionSuggestions, loadSuggestions } from "./load-selections.server.ts";

const piece = (id: string) => ({
  heirloopId: id,
  images: ["front", "back", "detail"],
  brand: null,
  status: "active",
  newSchema: { types: [id] },
});
const shown = [piece("chair")] as unknown as Listing[];

/** An API with many pieces, or one that fails, and the addresses that were called. */
function answering(status: number, found = 14) {
  const called: string[] = [];
  const listings = Array.from({ length: found }, (_, at) => piece(`piece-${at}`));
  const api = createApi({
    prefix: "http://localhost",
    token: () => undefined,
    retry: 0,
    trusted: true,
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      called.push(pathname + search);
      return Response.json({ listings, total: found }, { status });
    },
  });
  return { api, called };
}

test("suggests twelve new pieces, as cards, on a page that shows none", async () => {
  const { api, called } = answering(200);
  const suggestions = await loadSuggestions(api, []);
  expect(suggestions.map(({ heirloopId }) => heirloopId)).toEqual(
    Array.from({ length: 12 }, (_, at) => `piece-${at}`),
  );
  expect(suggestions[0]?.images).toEqual(["front", "back"]);
  expect(called).toEqual([expect.stringContaining("sort=newest")]);
});

test("asks for nothing if the page shows pieces or could not load them", async () => {
  const { api, called } = answering(200);
  expect([await loadSuggestions(api, shown), await loadSuggestions(api, undefined)]).toEqual([[], []]);
  expect(called).toEqual([]);
});

test("suggests nothing if the new pieces cannot be loaded", async () => {
  expect(await loadSuggestions(answering(503).api, [])).toEqual([]);
});

/** The suggestions for a page of dressers without pieces, and the searches that they come from. */
async function suggestFor(search: string, { api, called }: ReturnType<typeof answering>) {
  const fixed = { category: "furniture", type: "dresser" };
  const query = parseListingQuery(new URLSearchParams(search), fixed);
  const { kind, pieces } = await loadCollectionSuggestions(api, [], query, fixed);
  return { kind, count: pieces.length, called };
}
const kept = "keyword=oak&category=furniture&type=dresser&limit=12";

test("suggests what a search finds without the filters", async () => {
  expect(await suggestFor("keyword=oak&maxPrice=6000&style=art_deco&page=2", answering(200, 5))).toEqual({
    kind: "unfiltered",
    count: 5,
    called: [expect.stringMatching(new RegExp(`\\?${kept}$`))],
  });
});

test("suggests new pieces if a search without its filters finds none either", async () => {
  const { kind, called } = await suggestFor("keyword=oak&maxPrice=6000", answering(200, 0));
  expect(kind).toBe("new");
  expect(called).toEqual([expect.stringContaining(kept), expect.stringContaining("sort=newest")]);
});

test("suggests new pieces if the page has no filters", async () => {
  expect(await suggestFor("keyword=oak&sort=price-asc", answering(200))).toEqual({
    kind: "new",
    count: 12,
    called: [expect.stringContaining("sort=newest")],
  });
});
