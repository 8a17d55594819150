import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { furnitureSellers } from "@heirloop/ui/screens/editorial/furniture-sellers";
import { EditorialScreen } from "@heirloop/ui/screens/editorial/editorial-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadPieces } from "../collection/load-pieces.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import type { Route } from "./+types/furniture-sellers";

export async function loader({ request, context }: Route.LoaderArgs) {
  const pieces = await loadPieces(serverApi(context), [
    { category: "lighting", sort: "newest" },
    { category: "seating", sort: "price-desc" },
    { category: "home_decor", sort: "price-desc" },
  ]).catch((error: unknown) => throwPageError(error, request));
  return { scene: scenes.traditional, pieces };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: furnitureSellers.name,
    description: furnitureSellers.description,
    path: pageUrls.furnitureSellers(),
    picture: loaderData?.scene,
    trail: createPageBreadcrumbs(furnitureSellers.name),
  });
}

export default function FurnitureSellers({ loaderData }: Route.ComponentProps) {
  return (
    <EditorialScreen
      page={furnitureSellers}
      scene={loaderData.scene}
      pieces={loaderData.pieces}
      pages={sitePages}
    />
  );
}
