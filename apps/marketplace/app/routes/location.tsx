import { regionNames } from "@heirloop/contract/hub/hub";
import { regionSchema } from "@heirloop/contract/hub/hub.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { data } from "react-router";
import { Collection } from "../collection/collection.tsx";
import { collectionMeta } from "../collection/collection-meta.ts";
import { loadCollection } from "../collection/load-collection.server.ts";
import { findRegion, redirectToCanonical } from "../collection/find-from-slug.ts";
import type { Route } from "./+types/location";

const fixed = ["region"] as const;

export { handle } from "../layout/list-page-cache.ts";

export async function loader(args: Route.LoaderArgs) {
  const region = regionSchema.safeParse(findRegion(args.params.regionCode));
  if (!region.success) throw data({ title: "Not found" }, { status: 404 });
  redirectToCanonical(args.request, pageUrls.location(region.data));
  return {
    ...(await loadCollection(args, { region: region.data })),
    title: `Furniture near ${regionNames[region.data]}`,
  };
}

export function meta({ loaderData, params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return collectionMeta(matches, {
    ...loaderData,
    fixed,
    path: pageUrls.location(params.regionCode),
    description: `${loaderData.title}, second-hand, from shops and private sellers you can visit. Collect it yourself, or have it carried in as soon as tomorrow.`,
  });
}

export default function Location({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={fixed} />;
}
