import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { OrderSummaryScreen } from "@heirloop/ui/screens/order-summary/order-summary-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { pageTitle } from "../api/page-title.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/order-summary";

export const meta = () => [{ title: pageTitle("Thank you") }, { name: "robots", content: "noindex" }];

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
