import { pageUrls } from "@heirloop/contract/page/page-urls";
import { SalesScreen } from "@heirloop/ui/screens/sales/sales-screen";
import { useAtomValue } from "jotai";
import { loadSales } from "../order/order-page.server.ts";
import { DeliveryProof } from "../order/delivery-proof.tsx";
import { useCopyAddress } from "../order/use-copy-address.ts";
import { useOrderEvent } from "../order/use-order-event.ts";
import { getOrdersTitle } from "../order/orders-title.ts";
import { useOrderView } from "../order/use-order-view.ts";
import { useOrderReview } from "../review/use-review-request.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { InvalidParameter } from "../layout/invalid-parameter.tsx";
import { useReload } from "../browser/use-reload.ts";
import type { Route } from "./+types/sales";

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: getOrdersTitle("My sales", loaderData),
    description: "What you sell: requests, offers, and deliveries to agree on.",
    path: pageUrls.sales(),
    unlisted: true,
  });
}

export const loader = (args: Route.LoaderArgs) => loadSales(args);

export default function Sales({
  loaderData: { orders, isLater, next, opened, refused, selection, now },
}: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const reload = useReload();
  const copyAddress = useCopyAddress();
  const review = useOrderReview();
  const { send, ...events } = useOrderEvent();
  return (
    <>
      {refused !== null && <InvalidParameter message={refused} page={pageUrls.sales()} />}
      <SalesScreen
        selection={selection}
        orders={orders}
        isLater={isLater}
        next={next}
        opened={useOrderView(opened, events, now)}
        me={user?._id ?? ""}
        now={now}
        onEvent={(order, event) => void send(order, event)}
        onCopyAddress={copyAddress}
        onReview={review}
        proof={<DeliveryProof key={opened?.state === "ready" ? opened.value._id : "none"} />}
        onRetry={() => void reload()}
      />
    </>
  );
}
