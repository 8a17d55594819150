import { catalogueEndpoints } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { data } from "react-router";
import { pageTitle } from "../api/page-title.ts";
import { serverApi } from "../api/server-api.ts";
import { Collection } from "../collection/collection.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import type { Route } from "./+types/brand";

export async function loader(args: Route.LoaderArgs) {
  const { brands } = await serverApi(args.context).call(catalogueEndpoints.menu);
  const brand = brands.find(({ slug }) => slug === args.params.brandSlug);
  if (brand === undefined) throw data({ title: "Not found" }, { status: 404 });
  return { ...(await loadCollection(args, { brand: [brand.name] })), title: brand.name };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: pageTitle(loaderData?.title ?? "Brand") }];

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={["brand"]} />;
}
