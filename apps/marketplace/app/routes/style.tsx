import { formatLabel } from "@heirloop/contract/label/label";
import { pageTitle } from "../api/page-title.ts";
import { Collection } from "../collection/collection.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import type { Route } from "./+types/style";

export async function loader(args: Route.LoaderArgs) {
  return loadCollection(args, { style: [args.params.style] });
}

export const meta = ({ params }: Route.MetaArgs) => [{ title: pageTitle(formatLabel(params.style)) }];

export default function Style({ loaderData, params }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={["style"]} title={formatLabel(params.style)} />;
}
