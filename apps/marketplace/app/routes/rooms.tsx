import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { BrowseIndexScreen } from "@heirloop/ui/screens/browse-index/browse-index-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { createRoomTiles } from "../layout/picture-tiles.ts";
import type { Route } from "./+types/rooms";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => throwPageError(error, request));
  return { scene: scenes.livingRoom, tiles: createRoomTiles(menu) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture for every room",
    description:
      "Second-hand furniture by room: living room, bedroom, dining room, office and more, each with how many pieces are for sale today.",
    path: pageUrls.rooms(),
    picture: loaderData?.scene,
    trail: createPageBreadcrumbs("Rooms"),
  });
}

export default function Rooms({ loaderData: { tiles } }: Route.ComponentProps) {
  return (
    <BrowseIndexScreen
      title="Room by room"
      lead="Every piece knows where it wants to stand. Choose the room, and see what is looking for one like it."
      crumb="Rooms"
      tiles={tiles}
    />
  );
}
