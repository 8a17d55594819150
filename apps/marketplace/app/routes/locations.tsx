import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BrowseIndexScreen } from "@heirloop/ui/screens/browse-index/browse-index-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createLocationTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/locations";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => throwPageError(error, request));
  return { tiles: createLocationTiles(menu) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture near you",
    description:
      "Second-hand furniture in Los Angeles, the Bay Area, Wichita, Portland, New York and Philadelphia: collect it yourself or have it brought.",
    path: pageUrls.locations(),
    trail: createPageBreadcrumbs("Places"),
  });
}

export default function Locations({ loaderData: { tiles } }: Route.ComponentProps) {
  return (
    <BrowseIndexScreen
      title="Furniture near you"
      lead="Six regions with shops and sellers you can visit. Collect a piece yourself, or have it carried in as soon as tomorrow."
      crumb="Places"
      ratio="square"
      tiles={tiles}
    />
  );
}
