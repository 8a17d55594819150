import { formatLabel } from "@heirloop/contract/label/label";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Scene } from "@heirloop/contract/scene/scenes";
import { Container } from "../../components/container/container.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import { ListingShelf } from "../../patterns/listing-grid/listing-shelf.tsx";
import { PictureTiles, type PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import { createLinks, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import { Section } from "../../patterns/section/section.tsx";
import { HomeHero } from "./home-hero.tsx";
import { SellingTeaser } from "./home-parts.tsx";

/** A raw catalog name with a picture of something of that kind. */
export type PicturedName = { name: string; count: number; image: string | null };

export type HomeScreenProps = FavoriteControl & {
  /** The room of the hero. */
  scene: Scene;
  /** Pieces below it, up to three. */
  featured: readonly Listing[];
  categories: readonly PicturedName[];
  newHits: readonly Listing[];
  onSale: readonly Listing[];
  styles: readonly PicturedName[];
  rooms: readonly PicturedName[];
  /** How many pieces are for sale. */
  total: number;
  /** Pages that exist. */
  pages: readonly SitePage[];
};

const createTiles = (names: readonly PicturedName[], getHref: (name: string) => string): PictureTileLink[] =>
  names.map(({ name, ...shelf }) => ({ ...shelf, title: formatLabel(name), href: getHref(name) }));

const moreIn = (page: SitePage, pages: readonly SitePage[]) => createLinks([page], pages)[0];

/** `/`: the home page. */
export function HomeScreen({
  scene,
  featured,
  categories,
  newHits,
  onSale,
  styles: pieceStyles,
  rooms,
  total,
  pages,
  isFavorite,
  onFavorite,
}: HomeScreenProps) {
  return (
    <>
      <Container>
        <HomeHero scene={scene} featured={featured} total={total} pages={pages} />
        <Section title="Shop by category" more={{ href: pageUrls.collections(), label: "All furniture" }}>
          <PictureTiles
            label="Categories"
            tiles={createTiles(categories.slice(0, 8), (category) => pageUrls.category({ category }))}
          />
        </Section>
        {newHits.length > 0 && (
          <Section
            title="New hits"
            more={{ href: pageUrls.collections("sort=newest"), label: "Everything new" }}
          >
            <ListingGrid
              shelf
              listings={newHits.slice(0, 10)}
              isFavorite={isFavorite}
              onFavorite={onFavorite}
            />
          </Section>
        )}
        {rooms.length > 0 && (
          <Section title="By room" more={moreIn("rooms", pages)}>
            <PictureTiles
              label="Rooms"
              tiles={createTiles(rooms.slice(0, 6), pageUrls.room)}
              columns="three"
              ratio="landscape"
            />
          </Section>
        )}
        {onSale.length > 0 && (
          <Section
            title="On sale"
            more={{ href: pageUrls.collections("discount=1"), label: "Everything reduced" }}
          >
            <ListingShelf
              label="Pieces on sale"
              listings={onSale.slice(0, 8)}
              isFavorite={isFavorite}
              onFavorite={onFavorite}
            />
          </Section>
        )}
        {pieceStyles.length > 0 && (
          <Section title="By style" more={moreIn("styles", pages)}>
            <PictureTiles
              label="Styles"
              tiles={createTiles(pieceStyles.slice(0, 8), pageUrls.style)}
              ratio="portrait"
            />
          </Section>
        )}
      </Container>
      {pages.includes("startSelling") && <SellingTeaser pages={pages} />}
    </>
  );
}
