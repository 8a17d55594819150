import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { howItWorks } from "@heirloop/ui/screens/editorial/how-it-works";
import { EditorialScreen } from "@heirloop/ui/screens/editorial/editorial-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadPieces } from "../collection/load-pieces.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import type { Route } from "./+types/how-it-works";

export async function loader({ request, context }: Route.LoaderArgs) {
  const pieces = await loadPieces(serverApi(context), [
    { category: "lighting", sort: "price-desc" },
    { category: "furniture", sort: "newest" },
  ]).catch((error: unknown) => throwPageError(error, request));
  return { scene: scenes.howItWorks, pieces };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: howItWorks.name,
    description: howItWorks.description,
    path: pageUrls.howItWorks(),
    picture: loaderData?.scene,
    trail: createPageBreadcrumbs(howItWorks.name),
  });
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return (
    <EditorialScreen
      page={howItWorks}
      scene={loaderData.scene}
      pieces={loaderData.pieces}
      pages={sitePages}
    />
  );
}
