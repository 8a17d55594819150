import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { useEffect } from "react";
import { whenIdle } from "../browser/when-idle.ts";
import { whenFetched } from "../browser/when-fetched.ts";

const report = () => import("./search-report.ts");

/** Tells of a search whose results are on screen. */
export function useResultsReport({ keyword = "" }: ListingQuery, page: ListingPage | null): void {
  useEffect(() => {
    if (keyword === "" || page === null) return;
    const { queryId, listings } = page;
    return whenIdle(() => {
      whenFetched(report(), ({ reportResults }) =>
        reportResults({ queryId, term: keyword, pieces: listings.map(({ heirloopId }) => heirloopId) }),
      );
    });
  }, [keyword, page]);
}

/** Tells the search service when a piece was opened from its results. */
export function useOpenedReport(heirloopId: string): void {
  useEffect(
    () => whenIdle(() => whenFetched(report(), ({ reportOpened }) => reportOpened(heirloopId))),
    [heirloopId],
  );
}
