import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SitemapEntry } from "./sitemap.ts";

/** Pages that are always there and are for everybody. */
const standing: readonly string[] = [
  pageUrls.home(),
  pageUrls.collections(),
  pageUrls.collections("discount=1"),
  pageUrls.collections("op=designer"),
  pageUrls.brands(),
  pageUrls.rooms(),
  pageUrls.styles(),
  pageUrls.locations(),
  pageUrls.topPicks(),
  pageUrls.explore(),
  pageUrls.blog(),
  pageUrls.willItFit(),
  pageUrls.consignWithUs(),
  pageUrls.help(),
  pageUrls.help("Buying"),
  pageUrls.help("Selling"),
  pageUrls.buyerProtection(),
  pageUrls.privacyPolicy(),
  pageUrls.termsOfUse(),
];

const shelvesOf = ({ categories }: Menu): string[] =>
  categories.flatMap(({ name: category, subCategories }) => [
    pageUrls.category({ category }),
    ...subCategories.flatMap(({ name: subCategory, types }) => [
      pageUrls.category({ category, subCategory }),
      ...types.map(({ name: type }) => pageUrls.category({ category, subCategory, type })),
    ]),
  ]);

/** Every page for everybody that is not a piece's: shelves, brands, rooms, styles, places, shops and posts. */
export function listedPages(
  menu: Menu,
  shops: readonly string[],
  posts: ReadonlyArray<{ slug: string; image: string; publishedAt: Date }>,
): SitemapEntry[] {
  const paths = [
    ...standing,
    ...shelvesOf(menu),
    ...menu.brands.map(({ slug }) => pageUrls.brand(slug)),
    ...menu.rooms.map(({ name }) => pageUrls.room(name)),
    ...menu.styles.map(({ name }) => pageUrls.style(name)),
    ...menu.regions.map(({ region }) => pageUrls.location(region)),
    ...shops.map((slug) => pageUrls.profile(slug)),
  ];
  return [
    ...paths.map((path) => ({ path })),
    ...posts.map(({ slug, image, publishedAt }) => ({
      path: pageUrls.blogPost(slug),
      changedAt: publishedAt,
      picture: `${image}/1280.jpg`,
    })),
  ];
}
