import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { Carousel } from "../../components/carousel/carousel.tsx";
import type { FavoriteControl } from "../favorite/favorite-control.ts";
import { ListingCard } from "../listing-card/listing-card.tsx";

export type ListingShelfProps = Partial<FavoriteControl> & {
  /** Names the row for screen readers. */
  label: string;
  listings: readonly Listing[];
};

/** Pieces in one row: a taste of more. */
export function ListingShelf({ label, listings, isFavorite, onFavorite }: ListingShelfProps) {
  return (
    <Carousel
      label={label}
      items={listings.map((listing) => ({
        id: listing.heirloopId,
        content: (
          <ListingCard
            listing={listing}
            sizes="(min-width: 1776px) 317px, (min-width: 1600px) 18vw, (min-width: 901px) 23vw, (min-width: 601px) 31vw, 60vw"
            favorite={isFavorite?.(listing.heirloopId) ?? false}
            onFavorite={onFavorite}
          />
        ),
      }))}
    />
  );
}
