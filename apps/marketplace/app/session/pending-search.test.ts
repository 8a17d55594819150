import { createApi } from "@heirloop/api-client/http/http-client";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { savePendingSearch } from "./pending-search.server.ts";

function answering(status: number) {
  const requests: unknown[] = [];
  const api = createApi({
    prefix: "http://api.test",
    token: () => "token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push([request.method, new URL(request.url).pathname, await request.json()]);
      const body =
        status < 400
          ? {
              _id: "search-1",
              name: "Oak",
              query: "keyword=oak",
              alerts: true,
              date: "2026-11-21T04:00:00.000Z",
            }
          : { type: "about:blank", title: "Too many", status, code: "too-many" };
      return Response.json(body, {
        status,
        headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
      });
    },
  });
  return { api, requests };
}

const waiting = (back: string): string => pageUrls.savedSearches({ keep: "keyword=oak", name: "Oak", back });

test("saves the search and returns to its results", async () => {
  const { api, requests } = answering(201);
  expect(await savePendingSearch(api, waiting("/collections/seating?keyword=oak"))).toBe(
    "/collections/seating?keyword=oak",
  );
  expect(requests).toEqual([
    ["POST", "/api/saved-searches", { name: "Oak", query: "keyword=oak", alerts: true }],
  ]);
});

test("never returns to another site", async () => {
  expect(await savePendingSearch(answering(201).api, waiting("//evil.test/x"))).toBe("/");
});

test.each(["/saved-searches?keep=keyword%3Doak&name=Oak", "/checkout?keep=a&name=b&back=%2F", "/"])(
  "calls nothing for %s, which has no pending search",
  async (path) => {
    const { api, requests } = answering(201);
    expect(await savePendingSearch(api, path)).toBe(path);
    expect(requests).toEqual([]);
  },
);

test("keeps the URL, which asks again, when the search could not be saved", async () => {
  const path = waiting("/collections");
  expect(await savePendingSearch(answering(409).api, path)).toBe(path);
});
