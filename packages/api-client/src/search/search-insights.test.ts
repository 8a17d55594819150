import { expect, test } from "vitest";
import { clickEvents, insightsUrl } from "./search-insights.ts";

test("reports clicks to this server, or to Algolia with the keys in the address", () => {
  expect(insightsUrl(null)).toBe("/1/events");
  expect(insightsUrl({ appId: "APP", apiKey: "search", indexPrefix: "" })).toBe(
    "https://insights.algolia.io/1/events?X-Algolia-Application-Id=APP&X-Algolia-API-Key=search",
  );
});

test("names the search and the position of an opened piece", () => {
  const body: unknown = JSON.parse(clickEvents({ queryId: "q-1", heirloopId: "sofa-0001", position: 3 }));
  expect(body).toMatchObject({
    events: [{ eventType: "click", queryID: "q-1", objectIDs: ["sofa-0001"], positions: [3] }],
  });
});

test("names the index with the prefix of the service", () => {
  const click = { queryId: "q-1", heirloopId: "sofa-0001", position: 3 };
  expect(clickEvents(click)).toContain('"index":"listings"');
  expect(clickEvents(click, "staging_")).toContain('"index":"staging_listings"');
});
