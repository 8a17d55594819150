import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Container } from "../../components/container/container.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { FavoriteControl } from "../../patterns/favorite/favorite-control.ts";
import { ListingGrid } from "../../patterns/listing-grid/listing-grid.tsx";
import { PictureTile } from "../../patterns/picture-tile/picture-tile.tsx";
import { PictureTiles, type PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import { PostCard } from "../../patterns/post-card/post-card.tsx";
import { Section } from "../../patterns/section/section.tsx";
import { createPageBreadcrumbs } from "../../patterns/breadcrumbs/breadcrumbs.ts";
import * as styles from "./explore-screen.css.ts";

/** A selection with a description. */
export type FeaturedSearch = PictureTileLink & { description: string };

export type ExploreScreenProps = FavoriteControl & {
  /** Four featured searches. */
  selections: readonly FeaturedSearch[];
  newHits: readonly Listing[];
  onSale: readonly Listing[];
  rooms: readonly PictureTileLink[];
  styles: readonly PictureTileLink[];
  /** Regions with how much is for sale there. */
  places: readonly PictureTileLink[];
  posts: readonly BlogPost[];
};

function Selections({ selections }: Pick<ExploreScreenProps, "selections">) {
  return (
    <ul className={styles.selections}>
      {selections.map(({ title, href, count, image, description }, at) => (
        <li key={href} className={styles.selection}>
          <PictureTile
            href={href}
            title={title}
            note={count.toLocaleString("en-US")}
            image={image}
            ratio="portrait"
            sizes="(min-width: 901px) 24vw, 46vw"
            priority={at === 0}
            eager
          />
          <Text size="small" tone="soft">
            {description}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Places({ places }: Pick<ExploreScreenProps, "places">) {
  return (
    <ul className={styles.places}>
      {places.map(({ title, href, count }) => (
        <li key={href} className={styles.place}>
          <TextLink variant="quiet" href={href}>
            {title}
          </TextLink>
          <Text as="span" size="small" tone="soft" numeric>
            {count.toLocaleString("en-US")}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** `/explore`: a walk through the shop, a little of everything. */
export function ExploreScreen({
  selections,
  newHits,
  onSale,
  rooms,
  styles: pieceStyles,
  places,
  posts,
  isFavorite,
  onFavorite,
}: ExploreScreenProps) {
  return (
    <Container>
      <div className={styles.head}>
        <Stack gap="s">
          <Breadcrumb trail={createPageBreadcrumbs("Explore")} />
          <Heading level={1}>Explore our furniture</Heading>
          <Text size="lead" tone="soft" measure>
            Not sure what you are looking for? Start with our favorites.
          </Text>
        </Stack>
        <Selections selections={selections} />
      </div>
      {newHits.length > 0 && (
        <Section
          title="New hits"
          more={{ href: pageUrls.collections("sort=newest"), label: "Everything new" }}
        >
          <ListingGrid shelf listings={newHits} {...{ isFavorite, onFavorite }} />
        </Section>
      )}
      {rooms.length > 0 && (
        <Section title="By room" more={{ href: pageUrls.rooms(), label: "All rooms" }}>
          <PictureTiles label="Rooms" tiles={rooms} columns="three" ratio="landscape" />
        </Section>
      )}
      {onSale.length > 0 && (
        <Section
          title="On sale"
          more={{ href: pageUrls.collections("discount=1"), label: "Everything reduced" }}
        >
          <ListingGrid shelf listings={onSale} {...{ isFavorite, onFavorite }} />
        </Section>
      )}
      {pieceStyles.length > 0 && (
        <Section title="By style" more={{ href: pageUrls.styles(), label: "All styles" }}>
          <PictureTiles label="Styles" tiles={pieceStyles} ratio="portrait" />
        </Section>
      )}
      {places.length > 0 && (
        <Section title="Near you" more={{ href: pageUrls.locations(), label: "All places" }}>
          <Places places={places} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section title="Worth knowing" more={{ href: pageUrls.blog(), label: "All articles" }}>
          <Grid columns="three" gap="xl">
            {posts.map((post) => (
              <PostCard key={post.slug} post={post} />
            ))}
          </Grid>
        </Section>
      )}
    </Container>
  );
}
