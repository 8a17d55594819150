import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { data } from "react-router";
import { calendarResponse } from "../api/calendar-response.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import type { Route } from "./+types/order-calendar";

/** The agreed pickup or delivery, as a calendar file. A link sends only the cookie, which the API does not read. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const orderId = orderIdSchema.safeParse(params.orderId);
  if (!orderId.success) throw data("Order not found.", { status: 404 });
  const file = await serverApi(context)
    .call(orderEndpoints.calendar, { params: { orderId: orderId.data } })
    .catch((error: unknown) => throwPageError(error, request));
  return calendarResponse(file);
}
