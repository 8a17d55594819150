import { type Region, regionNames } from "@heirloop/contract/hub/hub";
import type { ListingPage } from "@heirloop/contract/listing/listing.endpoints";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ActiveFilters } from "../../patterns/filters/active-filters.tsx";
import {
  changed,
  clearedHref,
  collectionHref,
  withCorrectedKeyword,
  toSavedSearchQuery,
  unfilteredHref,
} from "../../patterns/filters/collection-href.ts";
import { activeFilters, searchName } from "../../patterns/filters/collection-copy.ts";
import type { CollectionQuery, FilterPlace } from "../../patterns/filters/collection-query.ts";
import { FilterSidebar } from "../../patterns/filters/filter-sidebar.tsx";
import { FilterPanel } from "../../patterns/filters/filter-panel.tsx";
import { FiltersDrawer } from "../../patterns/filters/filters-drawer.tsx";
import { readCollectionQuery } from "../../patterns/filters/read-collection-query.ts";
import { SortForm } from "../../patterns/filters/sort-form.tsx";
import { ListingGrid, SuggestedPieces } from "../../patterns/listing-grid/listing-grid.tsx";
import { SaveResultsForm } from "../../patterns/save-search/save-results-form.tsx";
import { CorrectedSpelling } from "./corrected-spelling.tsx";
import * as styles from "./collections-screen.css.ts";

export type CollectionSuggestions = {
  /** What the same search finds without its filters, or new pieces of any kind. */
  kind: "unfiltered" | "new";
  pieces: readonly Listing[];
};

export type CollectionResultsProps = FavoriteControl & {
  place: FilterPlace;
  query: CollectionQuery;
  page: ListingPage;
  /** The query string of the address whose results are loading; null when none are. */
  loadingSearch: string | null;
  /** The visitor's region, offered as a filter when none is set. */
  nearby?: Region | null | undefined;
  /** The id under which the person has saved this very search; null when they have not. */
  savedSearchId?: string | null | undefined;
  /** For a page that is empty otherwise. */
  suggestions?: CollectionSuggestions | undefined;
};

const pieces = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "piece" : "pieces"}`;

const quoted = (words: readonly string[]): string =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(words.map((word) => `“${word}”`));

const describeLeftOut = (leftOut: readonly string[], keyword: string | undefined): string =>
  leftOut.join(" ") === keyword?.trim()
    ? `Nothing matches ${quoted(leftOut)}. Here is what comes closest.`
    : `Nothing matches all of these words. Showing results without ${quoted(leftOut)}.`;

type NoResultsProps = Pick<CollectionResultsProps, "place" | "query"> & { isFiltered: boolean };

/** What to do when nothing is found: change the words, or, if there are filters, remove these first. */
function NoResults({ place, query, isFiltered }: NoResultsProps) {
  if (query.keyword && !isFiltered)
    return (
      <EmptyState
        title={`No results for “${query.keyword}”`}
        actions={<ButtonLink href={pageUrls.collections()}>Browse all furniture</ButtonLink>}
      >
        Check the spelling, or try fewer words.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing here matches all of that"
      actions={
        <>
          <ButtonLink href={unfilteredHref(place, query)}>Clear the filters</ButtonLink>
          <ButtonLink href={pageUrls.collections("sort=newest")}>See what’s new</ButtonLink>
        </>
      }
    >
      New pieces come in every day. Take a filter away, or look again tomorrow.
    </EmptyState>
  );
}

/** Filters, results and pagination. */
export function CollectionResults({
  place,
  query,
  page,
  loadingSearch,
  nearby,
  savedSearchId = null,
  suggestions,
  isFavorite,
  onFavorite,
}: CollectionResultsProps) {
  // The filters are ahead of the results, so that one click after another adds to the first, however slow the results.
  const next =
    loadingSearch === null ? query : readCollectionQuery(place, query, new URLSearchParams(loadingSearch));
  const active = activeFilters(place, next);
  const filters = active.filter(({ key }) => key !== "keyword");
  const searched = withCorrectedKeyword(query, page.correctedTo);
  const sought = toSavedSearchQuery(searched);
  const offer =
    nearby && next.region === undefined
      ? {
          label: `Only near ${regionNames[nearby]}`,
          href: collectionHref(place, changed(next, { region: nearby })),
        }
      : undefined;
  const panel = <FilterPanel place={place} query={next} shown={query} facets={page.facets} />;
  const busy = loadingSearch !== null;
  return (
    <div className={styles.layout}>
      <FilterSidebar>{panel}</FilterSidebar>
      <section aria-label="Results" aria-busy={busy} className={busy ? styles.busy : styles.results}>
        <div className={styles.bar}>
          <div className={styles.controls}>
            <div className={styles.onlyNarrow}>
              <FiltersDrawer active={filters.length} showLabel={`Show ${pieces(page.total)}`}>
                {panel}
              </FiltersDrawer>
            </div>
            <SortForm place={place} query={next} />
          </div>
          <div role="status" className={styles.count}>
            <Text tone="soft" numeric>
              {pieces(page.total)}
            </Text>
            {page.correctedTo !== null && (
              <VisuallyHidden>{`, results for ${page.correctedTo}`}</VisuallyHidden>
            )}
          </div>
          {sought !== "" && (
            <SaveResultsForm
              name={searchName(searched)}
              query={sought}
              back={collectionHref(place, query)}
              savedId={savedSearchId}
            />
          )}
        </div>
        <ActiveFilters filters={active} clearHref={clearedHref(place, next)} offer={offer} />
        {page.correctedTo !== null && (
          <CorrectedSpelling {...{ place, query }} suggestion={page.correctedTo} />
        )}
        {page.leftOut.length > 0 && <Banner>{describeLeftOut(page.leftOut, query.keyword)}</Banner>}
        {page.listings.length > 0 ? (
          <ListingGrid
            listings={page.listings}
            columns="three"
            eager={6}
            isFavorite={isFavorite}
            onFavorite={onFavorite}
          />
        ) : (
          <NoResults {...{ place, query }} isFiltered={filters.length > 0} />
        )}
        {suggestions !== undefined && (
          <SuggestedPieces
            besideFilters
            title={suggestions.kind === "unfiltered" ? "Without these filters" : undefined}
            pieces={suggestions.pieces}
            {...{ isFavorite, onFavorite }}
          />
        )}
        <Pagination
          page={page.page}
          totalPages={page.totalPages}
          getHref={(number) => collectionHref(place, { ...query, page: number })}
        />
      </section>
    </div>
  );
}
