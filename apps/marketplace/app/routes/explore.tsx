import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { ExploreScreen } from "@heirloop/ui/screens/explore/explore-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadVaried, loadFeaturedSearches } from "../collection/load-selections.server.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createLocationTiles, createRoomTiles, createStyleTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/explore";

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [menu, selections, newHits, onSale, blog] = await Promise.all([
      loadMenu(api),
      loadFeaturedSearches(api),
      loadVaried(api, { sort: "newest" }, 8),
      loadVaried(api, { discount: "20", sort: "discount" }, 4),
      api.call(blogEndpoints.list),
    ]);
    return {
      selections,
      newHits,
      onSale,
      rooms: createRoomTiles(menu).slice(0, 6),
      styles: createStyleTiles(menu).slice(0, 8),
      places: createLocationTiles(menu),
      posts: blog.posts.slice(0, 3),
    };
  } catch (error) {
    return throwPageError(error, request);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [first] = loaderData?.selections ?? [];
  return pageMeta(matches, {
    title: "Explore second-hand furniture",
    description:
      "A walk through the shop: top picks, designer makers, what came in today, what came down in price, and every room, style and place.",
    path: pageUrls.explore(),
    picture: first?.image ? { src: first.image, alt: first.title } : undefined,
    trail: createPageBreadcrumbs("Explore"),
  });
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExploreScreen {...useFavorites()} {...loaderData} />;
}
