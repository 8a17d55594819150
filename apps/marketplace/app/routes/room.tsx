import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sceneOfRoom } from "@heirloop/contract/scene/scenes";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findRoom, redirectToCanonical } from "../collection/find-from-slug.ts";
import { findInMenu } from "../layout/load-menu.server.ts";
import type { Route } from "./+types/room";

const fixed = ["room"] as const;

export { handle } from "../layout/list-page-cache.ts";

export async function loader(args: Route.LoaderArgs) {
  const name = await findInMenu(serverApi(args.context), (menu) => findRoom(menu, args.params.room));
  redirectToCanonical(args.request, pageUrls.room(name));
  return { ...(await loadCollection(args, { room: [name] })), title: formatLabel(name) };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, {
    ...loaderData,
    fixed,
    scene: sceneOfRoom(params.room),
    longTitle: `${loaderData.title} furniture, second-hand`,
    path: pageUrls.room(params.room),
    description: `Second-hand furniture for the ${loaderData.title.toLowerCase()}, from vetted sellers: measured, honestly described, delivered as soon as the next day and returned free.`,
  });
}

export default function Room({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={fixed} />;
}
