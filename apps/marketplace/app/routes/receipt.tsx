import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { wasCharged } from "@heirloop/contract/order/payment-status";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { ReceiptScreen } from "@heirloop/ui/screens/receipt/receipt-screen";
import { data, redirect } from "react-router";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { getViewer } from "../order/get-viewer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/receipt";

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    // Browsers suggest it as the name of the file.
    title: `Receipt ${params.orderId}`,
    description: "What you bought or sold, and what was paid.",
    path: pageUrls.receipt(params.orderId),
    unlisted: true,
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const orderId = orderIdSchema.safeParse(params.orderId);
  if (!orderId.success) throw data("Order not found.", { status: 404 });
  const api = serverApi(context);
  const [user, order] = await Promise.all([
    api.call(authEndpoints.me),
    api.call(orderEndpoints.get, { params: { orderId: orderId.data } }),
  ]).catch((error: unknown) => throwPageError(error, request));
  const side = getViewer(order, user._id);
  // The order's page says why there is none yet; an admin sees the money of all sides there.
  if (side === "admin" || !wasCharged(order.payment.status)) throw redirect(pageUrls.order(order._id));
  return { order, side };
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  return <ReceiptScreen {...loaderData} onPrint={() => window.print()} />;
}
