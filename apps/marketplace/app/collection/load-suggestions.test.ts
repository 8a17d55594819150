import { createApi } from "@heirloop/api-client/http/http-client";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { expect, test } from "vitest";
import { loadSuggestions } from "./load-selections.server.ts";

const piece = (id: string) => ({
  heirloopId: id,
  images: ["front", "back", "detail"],
  brand: null,
  status: "active",
  newSchema: { types: [id] },
});
const shown = [piece("chair")] as unknown as Listing[];

/** An API with many new pieces, or one that fails, and the addresses that were called. */
function answering(status: number) {
  const called: string[] = [];
  const listings = Array.from({ length: 14 }, (_, at) => piece(`piece-${at}`));
  const api = createApi({
    prefix: "http://localhost",
    token: () => undefined,
    retry: 0,
    trusted: true,
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      called.push(pathname + search);
      return Response.json({ listings }, { status });
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
