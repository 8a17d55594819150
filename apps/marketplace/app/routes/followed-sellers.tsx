import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { FollowedSellersScreen } from "@heirloop/ui/screens/followed-sellers/followed-sellers-screen";
import { redirect, useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { followChanges, useFollows } from "../follow/use-follows.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { parsePageNumber } from "../page-head/parse-page-number.ts";
import type { Route } from "./+types/followed-sellers";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Followed sellers",
    description: "The sellers you follow and their newest pieces.",
    path: pageUrls.followedSellers(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const page = parsePageNumber(new URL(request.url).searchParams);
  const followed = await loadable(
    serverApi(context).call(sellerFollowEndpoints.list, { query: { page: String(page) } }),
    request,
    (list) => list,
  );
  if (followed.state === "ready") {
    const last = countPages(followed.value.totalCount, constants.followedSellersPerPage);
    if (page > last) throw redirect(pageUrls.followedSellers(last));
  }
  return { followed, page };
}

/** A seller who was followed a moment ago belongs to the list, too. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await followChanges.settled();
  return serverLoader();
}

export default function FollowedSellers({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <FollowedSellersScreen
      {...useFavorites()}
      {...loaderData}
      follow={useFollows()}
      onRetry={() => void revalidate()}
    />
  );
}
