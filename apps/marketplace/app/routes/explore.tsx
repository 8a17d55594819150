import { blogEndpoints } from "@heirloop/contract/blog/blog.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { pageTrail } from "@heirloop/ui/patterns/breadcrumbs/trails";
import { ExploreScreen } from "@heirloop/ui/screens/explore/explore-screen";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { loadVaried, loadWays } from "../collection/load-selections.server.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { placeShelves, roomShelves, styleShelves } from "../layout/shelves.ts";
import type { Route } from "./+types/explore";

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [menu, selections, newHits, onSale, blog] = await Promise.all([
      loadMenu(api),
      loadWays(api),
      loadVaried(api, { sort: "newest" }, 8),
      loadVaried(api, { discount: "20", sort: "discount" }, 4),
      api.call(blogEndpoints.list),
    ]);
    return {
      selections,
      newHits,
      onSale,
      rooms: roomShelves(menu).slice(0, 6),
      styles: styleShelves(menu).slice(0, 8),
      places: placeShelves(menu),
      posts: blog.posts.slice(0, 3),
    };
  } catch (error) {
    return pageProblem(error, request);
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
    trail: pageTrail("Explore"),
  });
}

export default function Explore({ loaderData }: Route.ComponentProps) {
  return <ExploreScreen {...useFavorites()} {...loaderData} />;
}
