import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import { standingPages } from "@heirloop/contract/page/listed-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { SitemapEntry } from "./sitemap.ts";

const shelvesOf = ({ categories }: Menu): string[] =>
  categories.flatMap(({ name: category, subCategories }) => [
    pageUrls.category({ category }),
    ...subCategories.flatMap(({ name: subCategory, types }) => [
      pageUrls.category({ category, subCategory }),
      ...types.map(({ name: type }) => pageUrls.category({ category, subCategory, type })),
    ]),
  ]);

/**
 * Lists all public pages except those of pieces: categories, brands, rooms, styles, places, shops and posts.
 */
export function listedPages(
  menu: Menu,
  shops: readonly string[],
  posts: ReadonlyArray<{ slug: string; image: string; publishedAt: Date }>,
): SitemapEntry[] {
  const paths = [
    ...standingPages,
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
