import { pageUrls } from "@heirloop/contract/page/page-urls";
import { PurchasesScreen } from "@heirloop/ui/screens/purchases/purchases-screen";
import { useAtomValue } from "jotai";
import { loadPurchases } from "../order/order-page.server.ts";
import { DeliveryProof } from "../order/delivery-proof.tsx";
import { useCopyAddress } from "../order/use-copy-address.ts";
import { useOrderEvent } from "../order/use-order-event.ts";
import { getOrdersTitle } from "../order/orders-title.ts";
import { useOrderView } from "../order/use-order-view.ts";
import { useOrderReview } from "../review/use-review-request.ts";
import { userAtom } from "../session/session.atoms.ts";
import { useCardEntry } from "../payment/use-card-entry.tsx";
import { serverContext } from "../server-context.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { InvalidParameter } from "../layout/invalid-parameter.tsx";
import { useReload } from "../browser/use-reload.ts";
import type { Route } from "./+types/purchases";

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: getOrdersTitle("My purchases", loaderData),
    description: "Your purchases and offers, open and closed.",
    path: pageUrls.purchases(),
    unlisted: true,
  });
}

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadPurchases(args)),
  cardForm: args.context.get(serverContext).cardForm,
});

export default function Purchases({
  loaderData: { orders, isLater, next, opened, refused, selection, promoCode, cardForm, now },
}: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const reload = useReload();
  const copyAddress = useCopyAddress();
  const review = useOrderReview();
  const { send, payWith, ...events } = useOrderEvent();
  const { gatewayForm, getEntry } = useCardEntry(cardForm);
  return (
    <>
      {refused !== null && <InvalidParameter message={refused} page={pageUrls.purchases()} />}
      <PurchasesScreen
        selection={selection}
        withSales={user?.isBusiness === false}
        orders={orders}
        isLater={isLater}
        next={next}
        opened={useOrderView(opened, events, now, promoCode)}
        me={user?._id ?? ""}
        now={now}
        onEvent={(order, event) => void send(order, event)}
        onNewCard={(order, card) => void payWith(order, card, getEntry)}
        gatewayForm={gatewayForm}
        onCopyAddress={copyAddress}
        onReview={review}
        proof={<DeliveryProof key={opened?.state === "ready" ? opened.value._id : "none"} />}
        onRetry={() => void reload()}
      />
    </>
  );
}
