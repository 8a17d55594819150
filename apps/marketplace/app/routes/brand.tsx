import { pageUrls } from "@heirloop/contract/page/page-urls";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findBrand, redirectToCanonical } from "../collection/find-from-slug.ts";
import { findInMenu } from "../layout/load-menu.server.ts";
import type { Route } from "./+types/brand";

const fixed = ["brand"] as const;

export { handle } from "../layout/list-page-cache.ts";

export async function loader(args: Route.LoaderArgs) {
  const { brandSlug } = args.params;
  const brand = await findInMenu(serverApi(args.context), (menu) => findBrand(menu, brandSlug));
  redirectToCanonical(args.request, pageUrls.brand(brand.slug));
  return { ...(await loadCollection(args, { brand: [brand.name] })), title: brand.name, brand };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, {
    ...loaderData,
    fixed,
    path: pageUrls.brand(params.brandSlug),
    longTitle: `${loaderData.title} furniture, second-hand`,
    description: `${loaderData.brand.count.toLocaleString("en-US")} second-hand pieces by ${loaderData.title}${loaderData.brand.designer ? ", one of our designer makers" : ""}, from vetted sellers. Measured, honestly described and protected until they stand in your room.`,
  });
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={fixed} />;
}
