import type { Region } from "@heirloop/contract/hub/hub";
import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { collectionTitle } from "../../patterns/filters/collection-copy.ts";
import { ListingGridSkeleton } from "../../patterns/listing-grid/listing-grid.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { createCollectionBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import { CollectionResults, type CollectionSuggestions } from "./collection-results.tsx";
import * as styles from "./collections-screen.css.ts";
import type { CollectionQuery, FilterPlace, FixedFilter } from "../../patterns/filters/collection-query.ts";

export type { CollectionSuggestions, FixedFilter };

export type CollectionsScreenProps = FavoriteControl & {
  query: CollectionQuery;
  /** The page's path, to which filters are added as a query: `/collections/seating`, `/brand/knoll`. */
  path: string;
  /** Filters in the path, which cannot be removed or repeated in the query. */
  fixed?: readonly FixedFilter[];
  /** Own words of a brand, room, style or location page; without them the query words the heading. */
  title?: string;
  intro?: string;
  result: Loadable<ListingPage>;
  /** The query string of the address whose results are loading while the current ones are shown; null when none are. */
  loadingSearch?: string | null;
  /** The results that could not be loaded are requested again. */
  retrying?: boolean;
  onRetry: () => void;
  /** The visitor's region, offered as a filter when none is set. */
  nearby?: Region | null | undefined;
  /** The id under which the person has saved this very search; null when they have not. */
  savedSearchId?: string | null | undefined;
  /** For a page that is empty otherwise. */
  suggestions?: CollectionSuggestions | undefined;
};

/** `/collections` and every page that is a collection with a filter in its path. */
export function CollectionsScreen({
  query,
  path,
  fixed = [],
  title,
  intro,
  result,
  loadingSearch = null,
  retrying = false,
  onRetry,
  nearby,
  savedSearchId,
  suggestions,
  isFavorite,
  onFavorite,
}: CollectionsScreenProps) {
  const place: FilterPlace = { path, fixed };
  const heading = title ?? collectionTitle(query);
  return (
    <Container>
      <div className={styles.page}>
        <Stack gap="s">
          <Breadcrumb trail={createCollectionBreadcrumbs(query, fixed, heading)} />
          <Heading level={1}>{heading}</Heading>
          {intro && (
            <Text size="lead" tone="soft" measure>
              {intro}
            </Text>
          )}
        </Stack>
        {result.state === "loading" && <ListingGridSkeleton count={12} />}
        {result.state === "failed" && (
          <ErrorState title="These pieces could not be loaded" onRetry={onRetry} retrying={retrying}>
            The search did not answer. Your filters are kept.
          </ErrorState>
        )}
        {result.state === "ready" && (
          <CollectionResults
            {...{ place, query, loadingSearch, nearby, savedSearchId, suggestions, isFavorite, onFavorite }}
            page={result.value}
          />
        )}
      </div>
    </Container>
  );
}
