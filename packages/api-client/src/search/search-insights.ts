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
 * The body of `POST /1/events` that tells the search service of a click, in Algolia's words. `userToken` says only that it was somebody: who
 * clicked is not followed.
 */
export function clickEvents({ queryId, heirloopId, position }: SearchClick): string {
  return JSON.stringify({
    events: [
      {
        eventType: "click",
        eventName: "Piece opened",
        index: searchIndices.listings,
        userToken: "anonymous",
        queryID: queryId,
        objectIDs: [heirloopId],
        positions: [position],
      },
    ],
  });
}

/** Where clicks are told, on the host that answers searches. */
export const insightsPath = "/1/events";
