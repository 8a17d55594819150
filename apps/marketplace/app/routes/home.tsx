import { pageUrls } from "@heirloop/contract/page/page-urls";
import { menuEndpoints } from "@heirloop/contract/menu/menu.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { scenes } from "@heirloop/contract/scene/scenes";
import { HomeScreen } from "@heirloop/ui/screens/home/home-screen";
import { italicFont } from "@heirloop/ui/theme/fonts";
import { upTo } from "@heirloop/ui/theme/media";
import { cardPictures, shownLast, withoutShown } from "../collection/card-pictures.ts";
import { pickVaried } from "../collection/pick-varied.ts";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { organization, webSite } from "../page-head/structured-data.ts";
import { sitePages } from "../layout/site-pages.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { RecentlyViewedWhenIdle } from "../listing/recently-viewed-when-idle.tsx";
import type { Route } from "./+types/home";

export { handle } from "../layout/list-page-cache.ts";

/** On phones the headline wraps differently until its italic arrives; on wider screens the picture would wait for it. */
export const links = () => [
  {
    rel: "preload",
    href: italicFont,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    media: upTo.tablet,
  },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Second-hand furniture with a past",
    description:
      "More than 10,000 second-hand pieces from vetted sellers: sofas, tables, lighting and more, with delivery as soon as the next day and buyer protection.",
    path: pageUrls.home(),
    picture: loaderData?.scene,
    data: [organization(getPublicUrl(matches)), webSite(getPublicUrl(matches))],
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [menu, featured, newest, reduced] = await Promise.all([
      api.call(menuEndpoints.menu),
      api.call(listingEndpoints.list, { query: { category: "seating", sort: "newest", limit: "24" } }),
      api.call(listingEndpoints.list, { query: { sort: "newest", limit: "24" } }),
      api.call(listingEndpoints.list, { query: { discount: "20", sort: "discount", limit: "24" } }),
    ]);
    const picture = (tab: string, name: string): string | null =>
      menu.tiles.find((tile) => tile.tab === tab && tile.title === formatLabel(name))?.image ?? null;
    const pictured = (tab: string, names: ReadonlyArray<{ name: string; count: number }>) =>
      names.map(({ name, count }) => ({ name, count, image: picture(tab, name) }));
    const categories = pictured("category", menu.categories);
    const styles = pictured("style", menu.styles).slice(0, 8);
    const rooms = pictured("room", menu.rooms).slice(0, 6);
    // No picture is on the page twice, as long as there are enough pieces.
    const tiles = [...categories, ...styles, ...rooms].flatMap(({ image }) => image ?? []);
    const newHits = shownLast(newest.listings, new Set(tiles), 12);
    const below = [...tiles, ...cardPictures(newHits)];
    const onSale = shownLast(reduced.listings, new Set(below), 8);
    return {
      scene: scenes.home,
      featured: pickVaried(withoutShown(featured.listings, new Set([...below, ...cardPictures(onSale)])), 3),
      newHits,
      onSale,
      categories,
      styles,
      rooms,
      total: newest.total,
    };
  } catch (error) {
    return throwPageError(error, request);
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeScreen {...useFavorites()} {...loaderData} pages={sitePages} />
      <RecentlyViewedWhenIdle />
    </>
  );
}
