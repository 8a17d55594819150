import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { BuyerReviewsScreen } from "@heirloop/ui/screens/buyer-reviews/buyer-reviews-screen";
import { data } from "react-router";
import { requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/buyer-reviews";

export function meta({ matches, params }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Reviews of a buyer",
    description: "What sellers say about the buyer of an order.",
    path: pageUrls.buyerReviews(params.orderId),
    unlisted: true,
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const orderId = orderIdSchema.safeParse(params.orderId);
  if (!orderId.success) throw data("Order not found.", { status: 404 });
  const about = await serverApi(context)
    .call(orderEndpoints.buyerReviews, { params: { orderId: orderId.data } })
    .catch((error: unknown) => throwPageError(error, request));
  return { ...about, orderHref: pageUrls.order(orderId.data) };
}

export default function BuyerReviews({ loaderData }: Route.ComponentProps) {
  return <BuyerReviewsScreen {...loaderData} />;
}
