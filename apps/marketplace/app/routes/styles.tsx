import { pageUrls } from "@heirloop/contract/page/page-urls";
import { pageTrail } from "@heirloop/ui/patterns/breadcrumbs/trails";
import { ShelfIndexScreen } from "@heirloop/ui/screens/shelf-index/shelf-index-screen";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { styleShelves } from "../layout/shelves.ts";
import type { Route } from "./+types/styles";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => pageProblem(error, request));
  return { shelves: styleShelves(menu) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture in every style",
    description:
      "Second-hand furniture by style: mid-century modern, Danish modern, art deco, farmhouse and twenty more, each with how many pieces are for sale today.",
    path: pageUrls.styles(),
    trail: pageTrail("Styles"),
  });
}

export default function Styles({ loaderData: { shelves } }: Route.ComponentProps) {
  return (
    <ShelfIndexScreen
      title="Every style we have"
      lead="From Victorian to postmodern: a hundred and fifty years of ideas about how a chair should look."
      crumb="Styles"
      shelves={shelves}
      columns="four"
      ratio="portrait"
    />
  );
}
