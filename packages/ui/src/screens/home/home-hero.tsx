import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Scene } from "@heirloop/contract/scene/scenes";
import { ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { createLinks, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import { AppLink } from "../../theme/link.tsx";
import * as styles from "./home-screen.css.ts";

export type HomeHeroProps = {
  /** The room that is shown large. */
  scene: Scene;
  /** Pieces beneath it, up to three. */
  featured: readonly Listing[];
  /** How many pieces are for sale. */
  total: number;
  /** Pages that exist. */
  pages: readonly SitePage[];
};

/** One line per listing, so that the room stays the main picture. */
function HeroPiece({ listing }: { listing: Listing }) {
  const [image] = listing.images;
  return (
    <AppLink href={pageUrls.product(listing)} prefetch="intent" className={styles.heroPiece}>
      <span className={styles.heroThumb}>
        {image !== undefined && <Picture src={image} alt="" size="thumbnail" sizes="96px" eager />}
      </span>
      <span className={styles.heroPieceWords}>
        <Text as="span" size="small" clamp={2}>
          {listing.title}
        </Text>
        <Text as="span" size="label" numeric>
          {formatCents(listing.price)}
        </Text>
      </span>
    </AppLink>
  );
}

/** The hero: what the site is, a room picture and three listings. */
export function HomeHero({ scene, featured, total, pages }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <Heading level={1} size="display">
          Furniture with <em className={styles.emphasis}>a past,</em> and years ahead of it
        </Heading>
        <Text size="lead" tone="soft" measure>
          {`${total.toLocaleString("en-US")} second-hand pieces from sellers we know, checked, measured and priced fairly. Delivered as soon as tomorrow, with free returns if they do not fit.`}
        </Text>
        <Inline gap="s">
          <ButtonLink href={pageUrls.collections()} variant="primary" size="large">
            Browse furniture
          </ButtonLink>
          {createLinks(["startSelling"], pages).map(({ href }) => (
            <ButtonLink key={href} href={href} size="large">
              Sell a piece
            </ButtonLink>
          ))}
        </Inline>
      </div>
      <Picture
        {...scene}
        ratio="landscape"
        size="full"
        sizes="(min-width: 1776px) 61rem, (min-width: 1200px) 56vw, (min-width: 901px) 50vw, 92vw"
        priority
      />
      {featured.length > 0 && (
        <ul className={styles.heroPieces} aria-label="Just in">
          {featured.slice(0, 3).map((listing) => (
            <li key={listing.heirloopId}>
              <HeroPiece listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
