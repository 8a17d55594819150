import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { TopPicksScreen } from "@heirloop/ui/screens/top-picks/top-picks-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadTopPicks } from "../collection/load-selections.server.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { itemList } from "../page-head/structured-data.ts";
import type { Route } from "./+types/top-picks";

export { handle } from "../layout/list-page-cache.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const selections = await loadTopPicks(serverApi(context)).catch((error: unknown) =>
    throwPageError(error, request),
  );
  return { selections };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const listings = loaderData?.selections.flatMap((selection) => selection.listings) ?? [];
  const [first] = listings;
  const [image] = first?.images ?? [];
  return pageMeta(matches, {
    title: "Top picks: named makers, fine condition",
    description:
      "A short list of second-hand pieces by named makers in fine condition, no two of a kind, that changes as they find their rooms.",
    path: pageUrls.topPicks(),
    picture: first && image ? { src: image, alt: first.title } : undefined,
    trail: createPageBreadcrumbs("Top picks"),
    data: listings.length === 0 ? [] : [itemList(getPublicUrl(matches), listings)],
  });
}

export default function TopPicks({ loaderData }: Route.ComponentProps) {
  return <TopPicksScreen {...useFavorites()} {...loaderData} />;
}
