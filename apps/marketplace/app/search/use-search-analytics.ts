import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";
import { storedQuery } from "./stored-query.ts";

const report = () => import("./search-analytics.ts");

/** Reports a search whose results are on screen. */
export function useResultsReport({ keyword = "" }: ListingQuery, page: ListingPage | null): void {
  useEffect(() => {
    if (keyword === "" || page === null) return;
    const { queryId, listings } = page;
    return runWhenIdle(() => {
      withModule(report(), ({ reportResults }) =>
        reportResults({ queryId, term: keyword, pieces: listings.map(({ heirloopId }) => heirloopId) }),
      );
    });
  }, [keyword, page]);
}

/** Reports a listing that was opened from search results. */
export function useOpenedReport(heirloopId: string): void {
  useEffect(
    () =>
      runWhenIdle(() => {
        // Without an earlier search there is nothing to report.
        if (storedQuery.read() !== null) withModule(report(), ({ reportOpened }) => reportOpened(heirloopId));
      }),
    [heirloopId],
  );
}
