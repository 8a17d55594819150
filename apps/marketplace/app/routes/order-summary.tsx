import { pageUrls } from "@heirloop/contract/page/page-urls";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { OrderSummaryScreen } from "@heirloop/ui/screens/order-summary/order-summary-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../frame/page-meta.ts";
import type { Route } from "./+types/order-summary";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Thank you",
    description: "What you bought, and what happens next.",
    path: pageUrls.orderSummary([]),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const named = new URL(request.url).searchParams
    .getAll("order")
    .flatMap((id) => orderIdSchema.safeParse(id).data ?? []);
  return {
    orders: await loadable(
      Promise.all(named.slice(0, 20).map((orderId) => api.call(orderEndpoints.get, { params: { orderId } }))),
      request,
      (orders) => orders,
    ),
  };
}

export default function OrderSummary({ loaderData: { orders } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <OrderSummaryScreen
      orders={orders}
      email={useAtomValue(userAtom)?.email ?? ""}
      onRetry={() => void revalidate()}
    />
  );
}
