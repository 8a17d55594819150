import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findInMenu } from "../frame/load-menu.server.ts";
import type { Route } from "./+types/collections";

type Shelf = Route.LoaderArgs["params"];

/** Whether there is such a shelf; nothing more is asked of the menu than the path says. */
function hasShelf({ categories }: Menu, { category, subCategory, type }: Shelf): true | undefined {
  const found = categories.find(({ name }) => name === category);
  const below = found?.subCategories.find(({ name }) => name === subCategory);
  if (type !== undefined) return below?.types.some(({ name }) => name === type) || undefined;
  if (subCategory !== undefined) return below && true;
  return found && true;
}

export async function loader(args: Route.LoaderArgs) {
  const { category, subCategory, type } = args.params;
  if (category !== undefined)
    await findInMenu(serverApi(args.context), (menu) => hasShelf(menu, args.params));
  return loadCollection(args, { category, subCategory, type });
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, { ...loaderData, path: pageUrls.category(params) });
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
