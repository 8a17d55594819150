import { algoliaInsightsOrigin } from "@heirloop/contract/search/algolia-origins";
import { searchIndices } from "@heirloop/contract/search/search.schema";

/** A piece that was opened from the results of a search. */
export type SearchClick = {
  /** Of the answer that showed it. */
  queryId: string;
  heirloopId: string;
  /** Its place in the results, from 1. */
  position: number;
};

/**
 * The body of `POST /1/events` that reports a click to the search service, in Algolia's format. `userToken` is the same
 * for everyone, so users are not tracked. `indexPrefix` is that of the searched service.
 */
export function clickEvents({ queryId, heirloopId, position }: SearchClick, indexPrefix = ""): string {
  return JSON.stringify({
    events: [
      {
        eventType: "click",
        eventName: "Piece opened",
        index: indexPrefix + searchIndices.listings,
        userToken: "anonymous",
        queryID: queryId,
        objectIDs: [heirloopId],
        positions: [position],
      },
    ],
  });
}

export type SearchKeys = { appId: string; apiKey: string; indexPrefix: string };

/** Returns where clicks are reported: Algolia's address with the keys, or with null this server's. */
export function insightsUrl(algolia: SearchKeys | null): string {
  if (algolia === null) return "/1/events";
  const keys = new URLSearchParams({
    "X-Algolia-Application-Id": algolia.appId,
    "X-Algolia-API-Key": algolia.apiKey,
  });
  return `${algoliaInsightsOrigin}/1/events?${keys}`;
}
