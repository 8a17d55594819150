import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BrowseIndexScreen } from "@heirloop/ui/screens/browse-index/browse-index-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createStyleTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/styles";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => throwPageError(error, request));
  return { tiles: createStyleTiles(menu) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture in every style",
    description:
      "Second-hand furniture by style: mid-century modern, Danish modern, art deco, farmhouse and twenty more, each with how many pieces are for sale today.",
    path: pageUrls.styles(),
    trail: createPageBreadcrumbs("Styles"),
  });
}

export default function Styles({ loaderData: { tiles } }: Route.ComponentProps) {
  return (
    <BrowseIndexScreen
      title="Every style we have"
      lead="From Victorian to postmodern: a hundred and fifty years of ideas about how a chair should look."
      crumb="Styles"
      tiles={tiles}
      columns="four"
      ratio="portrait"
    />
  );
}
