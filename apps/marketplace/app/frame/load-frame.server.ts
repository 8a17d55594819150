import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { catalogueEndpoints, type Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import type { Review } from "@heirloop/contract/review/review.schema";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";

/** What header and footer show to everybody. */
export type LoadedFrame = { menu: Menu | undefined; reviews: readonly Review[]; year: number };

/** As much of the menu as stands in every page; the rest is asked for when it is opened. */
const inEveryPage = ({ categories, brands, rooms, styles, regions }: Menu): Menu => ({
  categories: categories.map((category) => ({
    ...category,
    subCategories: category.subCategories.map((subCategory) => ({ ...subCategory, types: [] })),
  })),
  brands: brands.slice(0, 8),
  rooms: rooms.slice(0, 5),
  styles: styles.slice(0, 8),
  regions,
  tiles: [],
});

/** A frame that could not be had is left out; the page itself is worth showing. */
export async function loadFrame(api: Api): Promise<LoadedFrame> {
  const orNothing = (error: unknown): undefined => {
    if (!(error instanceof ProblemError)) throw error;
    return undefined;
  };
  const [menu, latest] = await Promise.all([
    api.call(catalogueEndpoints.menu).catch(orNothing),
    api.call(reviewEndpoints.latest, { query: {} }).catch(orNothing),
  ]);
  return {
    menu: menu && inEveryPage(menu),
    reviews: latest?.reviews ?? [],
    year: new Date().getUTCFullYear(),
  };
}
