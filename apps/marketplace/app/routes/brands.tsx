import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BrandsScreen } from "@heirloop/ui/screens/brands/brands-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createBrandTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/brands";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => throwPageError(error, request));
  return { brands: menu.brands, featured: createBrandTiles(menu).slice(0, 4) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture makers from A to Z",
    description: `Second-hand pieces by ${loaderData?.brands.length ?? 0} makers, from A to Z, with how many of each are for sale today. Designer brands are marked.`,
    path: pageUrls.brands(),
    trail: createPageBreadcrumbs("Brands"),
  });
}

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsScreen {...loaderData} />;
}
