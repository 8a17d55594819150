import { SalesScreen } from "@heirloop/ui/screens/sales/sales-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { pageTitle } from "../api/page-title.ts";
import { loadSales } from "../order/order-page.server.ts";
import { useOrderEvent } from "../order/use-order-event.ts";
import { useOrderView } from "../order/use-order-view.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/sales";

export const meta = () => [{ title: pageTitle("My sales") }, { name: "robots", content: "noindex" }];

export const loader = (args: Route.LoaderArgs) => loadSales(args);

export default function Sales({ loaderData: { orders, opened, selection, now } }: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const { revalidate } = useRevalidator();
  const { send, prove, ...events } = useOrderEvent();
  return (
    <SalesScreen
      selection={selection}
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
