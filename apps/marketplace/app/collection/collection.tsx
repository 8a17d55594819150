import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import {
  type CollectionSuggestions,
  CollectionsScreen,
  type FixedFilter,
} from "@heirloop/ui/screens/collections/collections-screen";
import { useAtomValue } from "jotai";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useFavorites } from "../favorite/use-favorites.ts";
import { RecentlyViewedWhenIdle } from "../listing/recently-viewed-when-idle.tsx";
import { regionAtom } from "../region/region.atoms.ts";
import { savedSearchesAtom } from "../session/session.atoms.ts";
import { useResultsReport } from "../search/use-search-analytics.ts";

export type CollectionProps = {
  query: ListingQuery;
  page: ListingPage | null;
  /** The query of a saved search that equals this one; null when it cannot be saved. */
  savedQuery?: string | null;
  /** If the page has no pieces. */
  suggestions?: CollectionSuggestions;
  fixed?: readonly FixedFilter[];
  title?: string;
  intro?: string;
};

/** Any collection page with filters in its URL. */
export function Collection({ query, page, savedQuery = null, ...words }: CollectionProps) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const target = navigation.location;
  useResultsReport(query, page);
  const saved = useAtomValue(savedSearchesAtom).find((search) => search.query === savedQuery);
  return (
    <>
      <CollectionsScreen
        {...useFavorites()}
        {...words}
        query={query}
        path={pathname}
        result={page === null ? { state: "failed" } : { state: "ready", value: page }}
        loadingSearch={target?.pathname === pathname ? target.search : null}
        retrying={state === "loading"}
        nearby={useAtomValue(regionAtom)}
        savedSearchId={saved?._id ?? null}
        onRetry={() => void revalidate()}
      />
      {page?.total === 0 && <RecentlyViewedWhenIdle />}
    </>
  );
}
