import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { FavoritesScreen } from "@heirloop/ui/screens/favorites/favorites-screen";
import { redirect, useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { loadSuggestions } from "../collection/load-selections.server.ts";
import { favoriteChanges, useFavorites } from "../favorite/use-favorites.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import { RecentlyViewedWhenIdle } from "../listing/recently-viewed-when-idle.tsx";
import type { Route } from "./+types/favorites";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Favorites",
    description: "Your favorite pieces.",
    path: pageUrls.favorites(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const page = parsePageNumber(new URL(request.url).searchParams);
  const favorites = await loadable(
    api.call(favoriteEndpoints.list, { query: { page: String(page) } }),
    request,
    (found) => found,
  );
  if (favorites.state !== "ready") return { page, favorites, suggestions: [] };
  const { listings, total } = favorites.value;
  const last = countPages(total, constants.listingsPerPage);
  if (page > last) throw redirect(pageUrls.favorites(last));
  return { page, favorites, suggestions: await loadSuggestions(api, listings) };
}

/** A favorite that was chosen a moment ago belongs to the list, too. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await favoriteChanges.settled();
  return serverLoader();
}

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { favorites } = loaderData;
  const empty = favorites.state === "ready" && favorites.value.total === 0;
  return (
    <>
      <FavoritesScreen {...useFavorites()} {...loaderData} onRetry={() => void revalidate()} />
      {empty && <RecentlyViewedWhenIdle width="work" />}
    </>
  );
}
