import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { useEffect } from "react";
import { runWhenIdle } from "../browser/when-idle.ts";
import { withModule } from "../browser/when-fetched.ts";

const report = () => import("./search-analytics.ts");

/** Tells of a search whose results are on screen. */
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

/** Tells the search service when a piece was opened from its results. */
export function useOpenedReport(heirloopId: string): void {
  useEffect(
    () => runWhenIdle(() => withModule(report(), ({ reportOpened }) => reportOpened(heirloopId))),
    [heirloopId],
  );
}
