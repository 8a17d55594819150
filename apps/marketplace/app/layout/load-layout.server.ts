import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import type { PageContext } from "@heirloop/contract/page/page-context";
import type { Review } from "@heirloop/contract/review/review.schema";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { loadMenu } from "./load-menu.server.ts";

/** Data of the header and the footer that is the same for every visitor. */
export type CachedLayout = { menu: Menu | undefined; reviews: readonly Review[]; year: number };
export type LoadedLayout = CachedLayout & { sites: PageContext<typeof fetch>["sites"] };

/** The part of the menu that is in every page; the rest is loaded when it is opened. */
const inEveryPage = ({ categories, brands, rooms, styles, regions }: Menu): Menu => ({
  categories: categories.map((category) => ({
    ...category,
    subCategories: category.subCategories.map((subCategory) => ({ ...subCategory, types: [] })),
  })),
  onSale: [],
  brands: brands.slice(0, 8),
  rooms: rooms.slice(0, 5),
  styles: styles.slice(0, 8),
  regions,
  tiles: [],
});

/** Milliseconds for which the layout is cached. */
const lifetime = 10_000;
let latest: { layout: Promise<CachedLayout>; at: number } | undefined;

/** A part that fails to load is left out; the page can be shown without it. */
async function createLayout(api: Api): Promise<CachedLayout> {
  const orNothing = (error: unknown): undefined => {
    if (!(error instanceof ProblemError)) throw error;
    return undefined;
  };
  const [menu, reviewed] = await Promise.all([
    loadMenu(api).catch(orNothing),
    api.call(reviewEndpoints.latest, { query: {} }).catch(orNothing),
  ]);
  // An incomplete layout is not cached.
  if (!menu || !reviewed) latest = undefined;
  return {
    menu: menu && inEveryPage(menu),
    reviews: (reviewed?.reviews ?? []).map((review) => ({
      ...review,
      listings: review.listings.map((listing) => ({ ...listing, images: [] })),
    })),
    year: new Date().getUTCFullYear(),
  };
}

/** Cached because it is the same for every visitor. */
export function loadLayout(api: Api): Promise<CachedLayout> {
  if (latest === undefined || performance.now() - latest.at > lifetime) {
    latest = { layout: createLayout(api), at: performance.now() };
    latest.layout.catch(() => {
      latest = undefined;
    });
  }
  return latest.layout;
}
