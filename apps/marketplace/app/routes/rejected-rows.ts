import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { data } from "react-router";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import type { Route } from "./+types/rejected-rows";

/** The rejected rows of an import, as a file. A link sends only the cookie, which the API does not read. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw data("There is no such import.", { status: 404 });
  const rows = await serverApi(context)
    .call(listingEndpoints.importRejected, { params: { id: id.data } })
    .catch((error: unknown) => throwPageError(error, request));
  return new Response(rows, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="rejected.csv"',
      "cache-control": "no-store",
    },
  });
}
