import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { FavoriteTabs } from "../../patterns/favorite/favorite-tabs.tsx";
import {
  ListingGrid,
  ListingGridSkeleton,
  SuggestedPieces,
} from "../../patterns/listing-grid/listing-grid.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageLayout } from "../../patterns/page-layout/page-layout.tsx";

export type FavoritesScreenProps = FavoriteControl & {
  /** One page of them, and how many are on all pages. */
  favorites: Loadable<{ listings: readonly Listing[]; total: number }>;
  /** From 1. */
  page?: number;
  /** New pieces, for a page that is empty otherwise. */
  suggestions?: readonly Listing[] | undefined;
  onRetry: () => void;
};

/** `/favorites` */
export function FavoritesScreen({
  favorites,
  page = 1,
  suggestions = [],
  onRetry,
  isFavorite,
  onFavorite,
}: FavoritesScreenProps) {
  const count = favorites.state === "ready" ? favorites.value.total : 0;
  return (
    <Container width="work">
      <PageLayout>
        <Inline justify="between" align="baseline">
          <Heading level={1}>Favorites</Heading>
          {count > 0 && <Text tone="soft">{`${count} ${count === 1 ? "piece" : "pieces"}`}</Text>}
        </Inline>
        <FavoriteTabs current="pieces" />
        {favorites.state === "loading" && <ListingGridSkeleton columns="three" />}
        {favorites.state === "failed" && (
          <ErrorState title="Your favorites could not be loaded" onRetry={onRetry} />
        )}
        {favorites.state === "ready" &&
          (count > 0 ? (
            <Stack gap="l">
              <ListingGrid
                listings={favorites.value.listings}
                columns="three"
                eager={8}
                isFavorite={isFavorite}
                onFavorite={onFavorite}
              />
              <Pagination
                page={page}
                totalPages={countPages(count, constants.listingsPerPage)}
                getHref={pageUrls.favorites}
              />
            </Stack>
          ) : (
            <EmptyState
              title="No favorites yet"
              actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
            >
              Tap the heart on a piece to save it here. We’ll notify you when its price drops.
            </EmptyState>
          ))}
        <SuggestedPieces pieces={suggestions} {...{ isFavorite, onFavorite }} />
      </PageLayout>
    </Container>
  );
}
