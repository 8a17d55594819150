import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, test } from "vitest";
import { serverWith } from "../testing/server-with.ts";
import { runPendingActions } from "./pending-actions.server.ts";

const call = "POST /api/saved-searches";
const saved = {
  status: 201,
  body: {
    _id: "search-1",
    name: "oak",
    query: "keyword=oak",
    alerts: true,
    date: "2026-11-21T04:00:00.000Z",
  },
};
const refused = {
  status: 409,
  body: { type: "about:blank", title: "Too many", status: 409, code: "too-many" },
};

const waiting = (back: string): string => pageUrls.savedSearches({ query: "keyword=oak", name: "oak", back });

test("saves the search and returns to its results", async () => {
  const { api, requests, bodies } = serverWith({ [call]: [saved] });
  expect(await runPendingActions(api, waiting("/collections/seating?keyword=oak"))).toBe(
    "/collections/seating?keyword=oak",
  );
  expect(requests).toEqual([call]);
  expect(bodies).toEqual([{ name: "oak", query: "keyword=oak", alerts: true }]);
});

test("never returns to another site", async () => {
  expect(await runPendingActions(serverWith({ [call]: [saved] }).api, waiting("//evil.test/x"))).toBe("/");
});

test.each(["/saved-searches?query=keyword%3Doak&name=Oak", "/checkout?query=a&name=b&back=%2F", "/"])(
  "calls nothing for %s, which has no pending search",
  async (path) => {
    const { api, requests } = serverWith({ [call]: [saved] });
    expect(await runPendingActions(api, path)).toBe(path);
    expect(requests).toEqual([]);
  },
);

test("keeps the URL, which asks again, when the search could not be saved", async () => {
  const path = waiting("/collections");
  expect(await runPendingActions(serverWith({ [call]: [refused] }).api, path)).toBe(path);
});

test("asks when the link gives the search a name of its own, which would be in our emails", async () => {
  const { api, requests } = serverWith({ [call]: [saved] });
  const path = pageUrls.savedSearches({ query: "keyword=oak", name: "Call 555-0100", back: "/" });
  expect(await runPendingActions(api, path)).toBe(path);
  expect(requests).toEqual([]);
});
