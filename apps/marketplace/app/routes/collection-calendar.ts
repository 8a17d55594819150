import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { data } from "react-router";
import { calendarResponse } from "../api/calendar-response.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import type { Route } from "./+types/collection-calendar";

/** The agreed collection of a consigned piece, as a calendar file. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const id = idSchema.safeParse(params.consignmentId);
  if (!id.success) throw data("There is no such consignment.", { status: 404 });
  const file = await serverApi(context)
    .call(consignmentEndpoints.calendar, { params: { id: id.data } })
    .catch((error: unknown) => throwPageError(error, request));
  return calendarResponse(file);
}
