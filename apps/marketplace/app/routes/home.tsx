import { catalogueEndpoints } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { HomeScreen } from "@heirloop/ui/screens/home/home-screen";
import { pageTitle } from "../api/page-title.ts";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { sitePages } from "../frame/site-pages.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import type { Route } from "./+types/home";

export const meta = () => [
  { title: pageTitle("Second-hand furniture with a past") },
  {
    name: "description",
    content:
      "More than 10,000 second-hand pieces from vetted sellers: sofas, tables, lighting and more, with delivery as soon as the next day and buyer protection.",
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [menu, featured, newest, reduced, reviews] = await Promise.all([
      api.call(catalogueEndpoints.menu),
      api.call(listingEndpoints.list, { query: { category: "seating", sort: "newest", limit: "3" } }),
      api.call(listingEndpoints.list, { query: { sort: "newest", limit: "12" } }),
      api.call(listingEndpoints.list, { query: { discount: "20", sort: "discount", limit: "8" } }),
      api.call(reviewEndpoints.latest, { query: {} }),
    ]);
    const picture = (tab: string, name: string): string | null =>
      menu.tiles.find((tile) => tile.tab === tab && tile.title === formatLabel(name))?.image ?? null;
    const pictured = (tab: string, names: ReadonlyArray<{ name: string; count: number }>) =>
      names.map(({ name, count }) => ({ name, count, image: picture(tab, name) }));
    return {
      featured: featured.listings,
      newHits: newest.listings,
      onSale: reduced.listings,
      categories: pictured("category", menu.categories),
      styles: pictured("style", menu.styles).slice(0, 8),
      rooms: pictured("room", menu.rooms).slice(0, 6),
      reviews: reviews.reviews,
      total: newest.total,
    };
  } catch (error) {
    return pageProblem(error, request);
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...useFavorites()} {...loaderData} pages={sitePages} />;
}
