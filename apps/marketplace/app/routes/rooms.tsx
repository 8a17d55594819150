import { pageUrls } from "@heirloop/contract/page/page-urls";
import { scenes } from "@heirloop/contract/scene/scenes";
import { pageTrail } from "@heirloop/ui/patterns/breadcrumbs/trails";
import { ShelfIndexScreen } from "@heirloop/ui/screens/shelf-index/shelf-index-screen";
import { pageProblem, serverApi } from "../api/server-api.ts";
import { loadMenu } from "../layout/load-menu.server.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { roomShelves } from "../layout/shelves.ts";
import type { Route } from "./+types/rooms";

export async function loader({ request, context }: Route.LoaderArgs) {
  const menu = await loadMenu(serverApi(context)).catch((error: unknown) => pageProblem(error, request));
  return { scene: scenes.livingRoom, shelves: roomShelves(menu) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Furniture for every room",
    description:
      "Second-hand furniture by room: living room, bedroom, dining room, office and more, each with how many pieces are for sale today.",
    path: pageUrls.rooms(),
    picture: loaderData?.scene,
    trail: pageTrail("Rooms"),
  });
}

export default function Rooms({ loaderData: { shelves } }: Route.ComponentProps) {
  return (
    <ShelfIndexScreen
      title="Room by room"
      lead="Every piece knows where it wants to stand. Choose the room, and see what is looking for one like it."
      crumb="Rooms"
      shelves={shelves}
    />
  );
}
