import { formatLabel } from "@heirloop/contract/label/label";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Review } from "@heirloop/contract/review/review.schema";
import { Container } from "../../components/container/container.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import { PictureTile } from "../../patterns/picture-tile/picture-tile.tsx";
import { ReviewQuote } from "../../patterns/review-quote/review-quote.tsx";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import { Section } from "../../patterns/section/section.tsx";
import { HomeHero } from "./home-hero.tsx";
import { SellingTeaser, ValueProps } from "./home-parts.tsx";
import * as styles from "./home-screen.css.ts";

/** A raw catalogue name with a picture of something of that kind. */
export type PicturedName = { name: string; count: number; image: string | null };

export type HomeScreenProps = FavoriteControl & {
  /** Pictures of the hero: three or more listings, the first the largest. */
  featured: readonly Listing[];
  categories: readonly PicturedName[];
  newHits: readonly Listing[];
  onSale: readonly Listing[];
  styles: readonly PicturedName[];
  rooms: readonly PicturedName[];
  reviews: readonly Review[];
  /** How many pieces are for sale. */
  total: number;
  /** Pages that exist. */
  pages: readonly SitePage[];
};

type TilesProps = {
  names: readonly PicturedName[];
  hrefOf: (name: string) => string;
  look: "category" | "room" | "style";
};

const ratios = { category: "square", style: "portrait", room: "landscape" } as const;

function Tiles({ names, hrefOf, look }: TilesProps) {
  return (
    <ul className={look === "room" ? styles.tilesOfThree : styles.tiles}>
      {names.map(({ name, count, image }) => (
        <li key={name}>
          <PictureTile
            href={hrefOf(name)}
            title={formatLabel(name)}
            note={count.toLocaleString("en-US")}
            image={image}
            ratio={ratios[look]}
            sizes="(min-width: 901px) 24vw, (min-width: 601px) 31vw, 60vw"
          />
        </li>
      ))}
    </ul>
  );
}

/** `/`: what Heirloop is, and the ways into its pieces. */
export function HomeScreen({
  featured,
  categories,
  newHits,
  onSale,
  styles: pieceStyles,
  rooms,
  reviews,
  total,
  pages,
  isFavorite,
  onFavorite,
}: HomeScreenProps) {
  return (
    <>
      <Container>
        <HomeHero featured={featured} total={total} pages={pages} />
        <Section title="Shop by category" more={{ href: pageUrls.collections(), label: "All furniture" }}>
          <Tiles
            names={categories.slice(0, 8)}
            look="category"
            hrefOf={(category) => pageUrls.category({ category })}
          />
        </Section>
        {newHits.length > 0 && (
          <Section
            title="New hits"
            more={{ href: pageUrls.collections("sort=newest"), label: "Everything new" }}
          >
            <ListingGrid listings={newHits.slice(0, 8)} isFavorite={isFavorite} onFavorite={onFavorite} />
          </Section>
        )}
        <ValueProps />
        {rooms.length > 0 && (
          <Section title="By room">
            <Tiles names={rooms.slice(0, 6)} look="room" hrefOf={pageUrls.room} />
          </Section>
        )}
        {onSale.length > 0 && (
          <Section
            title="On sale"
            more={{ href: pageUrls.collections("discount=1"), label: "Everything reduced" }}
          >
            <ListingGrid listings={onSale.slice(0, 8)} isFavorite={isFavorite} onFavorite={onFavorite} />
          </Section>
        )}
        {pieceStyles.length > 0 && (
          <Section title="By style">
            <Tiles names={pieceStyles.slice(0, 8)} look="style" hrefOf={pageUrls.style} />
          </Section>
        )}
        {reviews.length > 0 && (
          <Section title="What buyers say">
            <Grid columns="three" gap="xl">
              {reviews.slice(0, 3).map((review) => (
                <ReviewQuote key={review._id} review={review} />
              ))}
            </Grid>
          </Section>
        )}
      </Container>
      {pages.includes("startSelling") && <SellingTeaser pages={pages} />}
    </>
  );
}
