import { brand } from "@heirloop/contract/brand/brand";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { regionNames } from "@heirloop/contract/hub/hub";
import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Review } from "@heirloop/contract/review/review.schema";
import type { ReactNode } from "react";
import { Carousel } from "../../components/carousel/carousel.tsx";
import { Container } from "../../components/container/container.tsx";
import { Logo } from "../../components/logo/logo.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { EmailLink, PhoneLink } from "../contact-links/contact-links.tsx";
import { ReviewQuote } from "../review-quote/review-quote.tsx";
import { Section } from "../section/section.tsx";
import { createLinks, type SitePage } from "../site-pages/site-pages.ts";
import * as styles from "./site-footer.css.ts";

export type SiteFooterProps = {
  menu?: Menu | undefined;
  /** The latest reviews of sellers; none on product pages (docs/product.md §2). */
  reviews: readonly Review[];
  /** Pages that exist. */
  pages: readonly SitePage[];
  /** The form that emails a visitor their saved pieces; not on its own page. */
  savedPieces?: ReactNode;
  /** The choice of a theme. */
  theme?: ReactNode;
  /** For the copyright notice. */
  year: number;
};

const values = [
  { title: "Over 10,000 pieces", text: "One-of-a-kind, second-hand furniture." },
  { title: "As soon as next day", text: "Two people carry it to the room you choose." },
  { title: "Buyer protection", text: "Free returns, and sellers are paid after delivery." },
  { title: "Vetted sellers", text: "Shops and private sellers we have checked." },
] as const;

type Column = { title: string; links: ReadonlyArray<{ label: string; href: string }> };

function getColumns(menu: Menu | undefined, pages: readonly SitePage[]): Column[] {
  const categories =
    menu?.categories
      .slice(0, 6)
      .map(({ name }) => ({ label: formatLabel(name), href: pageUrls.category({ category: name }) })) ?? [];
  const rooms =
    menu?.rooms.slice(0, 5).map(({ name }) => ({ label: formatLabel(name), href: pageUrls.room(name) })) ??
    [];
  const regions =
    menu?.regions
      .slice(0, 6)
      .map(({ region }) => ({ label: regionNames[region], href: pageUrls.location(region) })) ?? [];
  return [
    {
      title: "Shop",
      links: [
        { label: "All pieces", href: pageUrls.collections() },
        { label: "On sale", href: pageUrls.collections("discount=1") },
        ...createLinks(["topPicks"], pages),
        ...categories,
        ...createLinks(["brands", "styles"], pages),
      ],
    },
    { title: "Rooms", links: [...rooms, ...createLinks(["rooms"], pages)] },
    { title: "Near you", links: [...regions, ...createLinks(["locations"], pages)] },
    {
      title: "The house",
      links: createLinks(
        [
          "startSelling",
          "trade",
          "furnitureSellers",
          "howItWorks",
          "aboutUs",
          "impact",
          "blog",
          "help",
          "buyerProtection",
          "contact",
        ],
        pages,
      ),
    },
  ].filter(({ links }) => links.length > 0);
}

/** The footer: promises, buyers' reviews and links. */
export function SiteFooter({ menu, reviews, pages, savedPieces, theme, year }: SiteFooterProps) {
  const listed = reviews
    .filter(({ seller }) => seller.feedback !== null)
    .slice(0, constants.footerReviewsShown);
  return (
    <footer>
      <Container>
        {listed.length > 0 && (
          <Section title="What buyers say">
            <Carousel
              label="Reviews"
              size="wide"
              items={listed.map((review) => ({
                id: review._id,
                content: <ReviewQuote review={review} brief />,
              }))}
            />
          </Section>
        )}
        <div className={styles.spacer} />
        {savedPieces}
        <ul className={styles.values}>
          {values.map(({ title, text }) => (
            <li key={title} className={styles.value}>
              <Text size="strong">{title}</Text>
              <Text size="small" tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
      <div className={styles.footer}>
        <Container>
          <div className={styles.columns}>
            <div className={styles.house}>
              <Logo name={brand.name} plain />
              <p className={styles.motto}>Second-hand furniture from vetted sellers.</p>
              <div className={styles.links}>
                <span className={styles.link}>
                  <EmailLink />
                </span>
                <span className={styles.link}>
                  <PhoneLink />
                </span>
              </div>
            </div>
            {getColumns(menu, pages).map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <p className={styles.head}>{title}</p>
                <ul className={styles.links}>
                  {links.map(({ label, href }) => (
                    <li key={href} className={styles.link}>
                      <TextLink variant="quiet" href={href}>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          {theme && (
            <div className={styles.theme}>
              <p className={styles.head}>Theme</p>
              {theme}
            </div>
          )}
          <div className={styles.small}>
            <span>
              © {year} {brand.name}
            </span>
            <span className={styles.legal}>
              {createLinks(["privacyPolicy", "termsOfUse"], pages).map(({ label, href }) => (
                <TextLink key={href} variant="quiet" href={href}>
                  {label}
                </TextLink>
              ))}
            </span>
          </div>
        </Container>
      </div>
    </footer>
  );
}
