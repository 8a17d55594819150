import { regionNames } from "@heirloop/contract/hub/hub";
import { regionSchema } from "@heirloop/contract/hub/hub.schema";
import { data } from "react-router";
import { pageTitle } from "../api/page-title.ts";
import { Collection } from "../collection/collection.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import type { Route } from "./+types/location";

export async function loader(args: Route.LoaderArgs) {
  const region = regionSchema.safeParse(args.params.regionCode);
  if (!region.success) throw data({ title: "Not found" }, { status: 404 });
  return {
    ...(await loadCollection(args, { region: region.data })),
    title: `Furniture near ${regionNames[region.data]}`,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: pageTitle(loaderData?.title ?? "Location") },
];

export default function Location({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={["region"]} />;
}
