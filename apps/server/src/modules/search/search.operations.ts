import type { Operation } from "../../http/operation.ts";
import { algoliaQueriesSchema, algoliaSearchSchema, insightsSchema } from "./algolia-request.ts";

const call = { method: "POST", mediaType: "application/json" } as const;
const malformed = { 400: "Malformed, with a message" };
const searched = {
  ...malformed,
  404: "No such index",
  429: "At most 600 searches in a minute",
  503: "Too much to do; try again",
};

/** The part of Algolia's search API that the embedded engine serves. */
export const searchOperations: readonly Operation[] = [
  {
    ...call,
    path: "/1/indexes/*/queries",
    summary: "Several searches, by Algolia's protocol; the * is a part of the path",
    body: algoliaQueriesSchema,
    responses: { 200: "The results in the order of the searches", ...searched },
  },
  {
    ...call,
    path: "/1/indexes/{index}/query",
    summary: "A search of one index, by Algolia's protocol",
    body: algoliaSearchSchema,
    responses: { 200: "The hits, with facets and highlighting as asked for", ...searched },
  },
  {
    ...call,
    path: "/1/events",
    summary: "Clicks and conversions of searches, by Algolia's protocol",
    body: insightsSchema,
    responses: { 200: "Stored", ...malformed, 429: "At most 120 requests in a minute" },
  },
];
