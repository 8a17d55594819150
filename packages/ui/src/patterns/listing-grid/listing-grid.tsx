import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Heading } from "../../components/heading/heading.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { classes } from "../../theme/classes.ts";
import type { FavoriteControl } from "../favorite/favorite-control.ts";
import { ListingCard } from "../listing-card/listing-card.tsx";
import * as styles from "./listing-grid.css.ts";

export type ListingGridProps = Partial<FavoriteControl> & {
  listings: readonly Listing[];
  /** On wide screens: three or four beside filters, four or five on their own. */
  columns?: "three" | "four";
  /** How many pictures belong to the first screen. */
  eager?: number;
  /** A selection: an incomplete last row is left out. Ten pieces fill rows of two and five. */
  shelf?: boolean;
};

const sizes: Record<"three" | "four", string> = {
  three:
    "(min-width: 1776px) 324px, (min-width: 1472px) 17vw, (min-width: 1200px) 23vw, (min-width: 901px) 27vw, (min-width: 601px) 31vw, 46vw",
  four: "(min-width: 1776px) 317px, (min-width: 1600px) 18vw, (min-width: 901px) 23vw, (min-width: 601px) 31vw, 46vw",
};

/** Pieces side by side: two on a phone, three on a tablet, three or four from there. */
export function ListingGrid({
  listings,
  columns = "four",
  eager = 0,
  shelf = false,
  isFavorite,
  onFavorite,
}: ListingGridProps) {
  return (
    <ul className={classes(styles.grid, styles.columns[columns])}>
      {listings.map((listing, at) => (
        <li key={listing.heirloopId} className={shelf ? styles.onShelf : undefined}>
          <ListingCard
            listing={listing}
            sizes={sizes[columns]}
            eager={at < eager}
            favorite={isFavorite?.(listing.heirloopId) ?? false}
            onFavorite={onFavorite}
          />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its pieces are on their way. */
export function ListingGridSkeleton({
  count = 8,
  columns = "four",
}: {
  count?: number;
  columns?: "three" | "four";
}) {
  return (
    <div className={classes(styles.grid, styles.columns[columns])} aria-busy>
      {Array.from({ length: count }, (_, at) => (
        <div key={at}>
          <Skeleton shape="picture" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </div>
      ))}
    </div>
  );
}

export type SuggestedPiecesProps = FavoriteControl & {
  title?: string | undefined;
  /** Nothing is shown without any. */
  pieces: readonly Listing[];
  /** Beside filters there are three columns, and no last row is left out. */
  besideFilters?: boolean;
};

/** Pieces on a page that would show none, under a heading of their own: new ones, if the title says nothing else. */
export function SuggestedPieces({
  title = "New in the shop",
  pieces,
  besideFilters = false,
  ...favorite
}: SuggestedPiecesProps) {
  if (pieces.length === 0) return null;
  return (
    <Stack as="section" gap="l">
      <Heading level={2}>{title}</Heading>
      <ListingGrid
        listings={pieces}
        shelf={!besideFilters}
        columns={besideFilters ? "three" : "four"}
        {...favorite}
      />
    </Stack>
  );
}
