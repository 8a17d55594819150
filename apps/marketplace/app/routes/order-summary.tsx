import { pageUrls } from "@heirloop/contract/page/page-urls";
import { orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { OrderSummaryScreen } from "@heirloop/ui/screens/order-summary/order-summary-screen";
import { useAtomValue } from "jotai";
import { redirect, useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { requireSignedIn, serverApi } from "../api/server-api.ts";
import { getOrderErrorMessage } from "../order/order-error-message.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../page-head/page-meta.ts";
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
  const names = new URL(request.url).searchParams.getAll("order").slice(0, 20);
  const ids = names.flatMap((id) => orderIdSchema.safeParse(id).data ?? []);
  const calls = ids.map((orderId) => api.call(orderEndpoints.get, { params: { orderId } }));
  const refusals = await Promise.all(calls.map((call) => call.then(() => null, getOrderErrorMessage)));
  // The purchases page says why an order cannot be shown.
  const refused =
    names.find((id) => !orderIdSchema.safeParse(id).success) ?? ids.find((_, at) => refusals[at] !== null);
  if (refused !== undefined || names.length === 0) throw redirect(pageUrls.purchases(undefined, refused));
  return { orders: await loadable(Promise.all(calls), request, (orders) => orders) };
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
