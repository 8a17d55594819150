import { formatLabel } from "@heirloop/contract/label/label";
import { pageTitle } from "../api/page-title.ts";
import { Collection } from "../collection/collection.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import type { Route } from "./+types/collections";

export async function loader(args: Route.LoaderArgs) {
  const { category, subCategory, type } = args.params;
  return loadCollection(args, { category, subCategory, type });
}

export function meta({ params, loaderData }: Route.MetaArgs) {
  const place = params.type ?? params.subCategory ?? params.category;
  const keyword = loaderData?.query.keyword;
  const words = keyword ? `“${keyword}”` : place ? formatLabel(place) : "All furniture";
  return [
    { title: pageTitle(words) },
    {
      name: "description",
      content: `Second-hand ${place ? formatLabel(place).toLowerCase() : "furniture"} from vetted sellers, with delivery and buyer protection.`,
    },
  ];
}

export default function Collections({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
