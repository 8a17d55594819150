import { formatLabel } from "@heirloop/contract/label/label";
import { pageTitle } from "../api/page-title.ts";
import { Collection } from "../collection/collection.tsx";
import { loadCollection } from "../collection/load-collection.server.ts";
import type { Route } from "./+types/room";

export async function loader(args: Route.LoaderArgs) {
  return loadCollection(args, { room: [args.params.room] });
}

export const meta = ({ params }: Route.MetaArgs) => [{ title: pageTitle(formatLabel(params.room)) }];

export default function Room({ loaderData, params }: Route.ComponentProps) {
  return <Collection {...loaderData} fixed={["room"]} title={formatLabel(params.room)} />;
}
