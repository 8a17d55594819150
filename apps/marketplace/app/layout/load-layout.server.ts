import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { Menu } from "@heirloop/contract/menu/menu.endpoints";
import type { ServerSide } from "../server-context.ts";
import type { Review } from "@heirloop/contract/review/review.schema";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { loadMenu } from "./load-menu.server.ts";

/** What header and footer show to everybody. */
export type CachedLayout = { menu: Menu | undefined; reviews: readonly Review[]; year: number };
export type LoadedLayout = CachedLayout & { sites: ServerSide["sites"] };

/** As much of the menu as stands in every page; the rest is asked for when it is opened. */
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

/** Milliseconds for which everybody gets the same frame; counts in a menu may be that old. */
const kept = 10_000;
let latest: { frame: Promise<CachedLayout>; at: number } | undefined;

/** A part that could not be had is left out; the page itself is worth showing. */
async function makeFrame(api: Api): Promise<CachedLayout> {
  const orNothing = (error: unknown): undefined => {
    if (!(error instanceof ProblemError)) throw error;
    return undefined;
  };
  const [menu, reviewed] = await Promise.all([
    loadMenu(api).catch(orNothing),
    api.call(reviewEndpoints.latest, { query: {} }).catch(orNothing),
  ]);
  // What is missing now is asked for again with the next page.
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

/** The same for everybody, and so made once for all pages of the next seconds. */
export function loadLayout(api: Api): Promise<CachedLayout> {
  if (latest === undefined || performance.now() - latest.at > kept) {
    latest = { frame: makeFrame(api), at: performance.now() };
    latest.frame.catch(() => {
      latest = undefined;
    });
  }
  return latest.frame;
}
