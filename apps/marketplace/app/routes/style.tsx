import { formatLabel } from "@heirloop/contract/label/label";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sceneOfStyle } from "@heirloop/contract/scene/scenes";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findStyle, redirectToCanonical } from "../collection/find-from-slug.ts";
import { findInMenu } from "../layout/load-menu.server.ts";
import type { Route } from "./+types/style";

const fixed = ["style"] as const;

export { handle } from "../layout/list-page-cache.ts";

export async function loader(args: Route.LoaderArgs) {
  const name = await findInMenu(serverApi(args.context), (menu) => findStyle(menu, args.params.style));
  redirectToCanonical(args.request, pageUrls.style(name));
  return { ...(await loadCollection(args, { style: [name] })), title: formatLabel(name) };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, {
    ...loaderData,
    fixed,
    scene: sceneOfStyle(params.style),
    longTitle: `${loaderData.title} furniture, second-hand`,
    path: pageUrls.style(params.style),
    description: `Second-hand ${loaderData.title} furniture from vetted sellers: sofas, tables, lamps and more, measured, honestly described and protected until they stand in your room.`,
  });
}

export default function Style({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={fixed} />;
}
