import { pageUrls } from "@heirloop/contract/page/page-urls";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findCategory, redirectToCanonical } from "../collection/find-from-slug.ts";
import { findInMenu } from "../layout/load-menu.server.ts";
import type { Route } from "./+types/collections";

export { handle } from "../layout/list-page-cache.ts";

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  if (params.category === undefined) return loadCollection(args, {});
  const path = await findInMenu(serverApi(context), (menu) => findCategory(menu, params));
  redirectToCanonical(request, pageUrls.category(path));
  return loadCollection(args, path);
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, { ...loaderData, path: pageUrls.category(params) });
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
