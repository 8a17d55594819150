import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { CollectionsScreen, type FixedFilter } from "@heirloop/ui/screens/collections/collections-screen";
import { useAtomValue } from "jotai";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useFavorites } from "../favorite/use-favorites.ts";
import { regionAtom } from "../region/region.atoms.ts";
import { useResultsReport } from "../search/use-search-analytics.ts";

export type CollectionProps = {
  query: ListingQuery;
  page: ListingPage | null;
  /** The id of the saved search that equals this one. */
  savedSearchId?: string | null;
  fixed?: readonly FixedFilter[];
  title?: string;
  intro?: string;
};

/** Any collection page with filters in its URL. */
export function Collection({ query, page, savedSearchId = null, ...words }: CollectionProps) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  useResultsReport(query, page);
  return (
    <CollectionsScreen
      {...useFavorites()}
      {...words}
      query={query}
      path={pathname}
      result={page === null ? { state: "failed" } : { state: "ready", value: page }}
      busy={navigation.location?.pathname === pathname}
      nearby={useAtomValue(regionAtom)}
      savedSearchId={savedSearchId}
      onRetry={() => void revalidate()}
    />
  );
}
