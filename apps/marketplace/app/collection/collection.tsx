import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { ListingQuery } from "@heirloop/contract/listing/listing-query.schema";
import { CollectionsScreen, type FixedFilter } from "@heirloop/ui/screens/collections/collections-screen";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useFavorites } from "../favorite/use-favorites.ts";

export type CollectionProps = {
  query: ListingQuery;
  page: ListingPage | null;
  fixed?: readonly FixedFilter[];
  title?: string;
  intro?: string;
};

/** Any page that is a collection with filters in its address. */
export function Collection({ query, page, ...words }: CollectionProps) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  return (
    <CollectionsScreen
      {...useFavorites()}
      {...words}
      query={query}
      path={pathname}
      result={page === null ? { state: "failed" } : { state: "ready", value: page }}
      busy={navigation.location?.pathname === pathname}
      onRetry={() => void revalidate()}
    />
  );
}
