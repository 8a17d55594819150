import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { EditorialScreen } from "@heirloop/ui/screens/editorial/editorial-screen";
import { impact } from "@heirloop/ui/screens/editorial/impact";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadPieces } from "../collection/load-pieces.server.ts";
import { loadMaterials } from "../collection/load-materials.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import type { Route } from "./+types/impact";

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  try {
    const [{ total, facets }, pieces] = await Promise.all([
      api.call(listingEndpoints.list, { query: { limit: "1" } }),
      loadPieces(api, [
        { subCategory: "storage", sort: "newest" },
        { category: "lighting", sort: "newest" },
        { category: "home_decor", sort: "newest" },
      ]),
    ]);
    return {
      scene: scenes.impact,
      total,
      pieces,
      materials: await loadMaterials(api, facets.uniqueMaterials, 4),
    };
  } catch (error) {
    return throwPageError(error, request);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { name, description } = impact(loaderData ?? { total: 0, materials: [] });
  return pageMeta(matches, {
    title: name,
    description,
    path: pageUrls.impact(),
    picture: loaderData?.scene,
    trail: createPageBreadcrumbs(name),
  });
}

export default function Impact({ loaderData }: Route.ComponentProps) {
  return (
    <EditorialScreen
      page={impact(loaderData)}
      scene={loaderData.scene}
      pieces={loaderData.pieces}
      pages={sitePages}
    />
  );
}
