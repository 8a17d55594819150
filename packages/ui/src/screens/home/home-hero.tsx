import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Text } from "../../components/text/text.tsx";
import { PictureTile } from "../../patterns/picture-tile/picture-tile.tsx";
import { linksTo, type SitePage } from "../../patterns/site-pages/site-pages.ts";
import * as styles from "./home-screen.css.ts";

export type HomeHeroProps = { featured: readonly Listing[]; total: number; pages: readonly SitePage[] };

/** The first look: what this is, and three pieces that say it better. */
export function HomeHero({ featured, total, pages }: HomeHeroProps) {
  const [first, ...others] = featured;
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <Heading level={1} size="display">
          Furniture with <em className={styles.emphasis}>a past,</em> and years ahead of it
        </Heading>
        <Text size="lead" tone="soft" measure>
          {`${total.toLocaleString("en-US")} second-hand pieces from sellers we know, checked, measured and priced fairly. Delivered as soon as tomorrow, and returned free if they do not fit in.`}
        </Text>
        <Inline gap="s">
          <ButtonLink href={pageUrls.collections()} variant="primary" size="large">
            Browse furniture
          </ButtonLink>
          {linksTo(["startSelling"], pages).map(({ href }) => (
            <ButtonLink key={href} href={href} size="large">
              Sell a piece
            </ButtonLink>
          ))}
        </Inline>
      </div>
      {first && (
        <div className={styles.heroPictures}>
          <PictureTile
            href={pageUrls.product(first)}
            title={first.title}
            note={formatCents(first.price)}
            image={first.images[0] ?? null}
            ratio="portrait"
            sizes="(min-width: 901px) 32vw, 62vw"
            priority
          />
          <div className={styles.heroSide}>
            {others.slice(0, 2).map((listing) => (
              <PictureTile
                key={listing.heirloopId}
                href={pageUrls.product(listing)}
                title={listing.title}
                note={formatCents(listing.price)}
                image={listing.images[0] ?? null}
                sizes="(min-width: 901px) 17vw, 33vw"
                eager
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
