import { PurchasesScreen } from "@heirloop/ui/screens/purchases/purchases-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { pageTitle } from "../api/page-title.ts";
import { loadPurchases } from "../order/order-page.server.ts";
import { useOrderEvent } from "../order/use-order-event.ts";
import { useOrderView } from "../order/use-order-view.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/purchases";

export const meta = () => [{ title: pageTitle("My purchases") }, { name: "robots", content: "noindex" }];

export const loader = (args: Route.LoaderArgs) => loadPurchases(args);

export default function Purchases({ loaderData: { orders, opened, selection, now } }: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const { revalidate } = useRevalidator();
  const { send, prove, ...events } = useOrderEvent();
  return (
    <PurchasesScreen
      selection={selection}
      withSales={user?.isBusiness === false}
      orders={orders}
      opened={useOrderView(opened, events, now)}
      me={user?._id ?? ""}
      now={now}
      onEvent={(order, event) => void send(order, event)}
      onProof={(order, picture) => void prove(order, picture)}
      onRetry={() => void revalidate()}
    />
  );
}
