import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ExploreScreen } from "@heirloop/ui/screens/explore/explore-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { cardPictures } from "../collection/card-pictures.ts";
import {
  createFeaturedSearches,
  loadFeaturedPages,
  loadManyPieces,
  pickCards,
} from "../collection/load-selections.server.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createLocationTiles, createRoomTiles, createStyleTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/explore";

export { handle } from "../layout/list-page-cache.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [menu, featured, newest, reduced, blog] = await Promise.all([
      loadMenu(api),
      loadFeaturedPages(api),
      loadManyPieces(api, { sort: "newest" }),
      loadManyPieces(api, { discount: "20", sort: "discount" }),
      api.call(blogEndpoints.list),
    ]);
    const rooms = createRoomTiles(menu).slice(0, 6);
    const styles = createStyleTiles(menu).slice(0, 8);
    const places = createLocationTiles(menu);
    // No picture is on the page twice, as long as there are enough pieces.
    const shown = new Set([...rooms, ...styles, ...places].flatMap(({ image }) => image ?? []));
    const selections = createFeaturedSearches(featured, shown);
    const newHits = pickCards(newest, 10, shown);
    const onSale = pickCards(reduced, 5, new Set([...shown, ...cardPictures(newHits)]));
    return { selections, newHits, onSale, rooms, styles, places, posts: blog.posts.slice(0, 3) };
  } catch (error) {
    return throwPageError(error, request);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [first] = loaderData?.selections ?? [];
  return pageMeta(matches, {
    title: "Explore second-hand furniture",
    description:
      "Explore our furniture: top picks, designer makers, what came in today, what came down in price, and every room, style and place.",
    path: pageUrls.explore(),
    picture: first?.image ? { src: first.image, alt: first.title } : undefined,
    trail: createPageBreadcrumbs("Explore"),
  });
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExploreScreen {...useFavorites()} {...loaderData} />;
}
