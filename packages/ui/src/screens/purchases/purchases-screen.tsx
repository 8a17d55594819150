import type { PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import type { OpenedOrder, OrderHandlers } from "../../patterns/order/order-view.ts";
import { OrdersPage } from "../../patterns/order/orders-page.tsx";
import { selectionNames } from "../../patterns/order/selection-names.ts";

export type PurchasesScreenProps = OrderHandlers & {
  selection: PurchaseSelection | SaleSelection;
  /** Consumers see their sales here, businesses on `/sales`. */
  withSales: boolean;
  orders: Loadable<readonly Order[]>;
  /** The list continues after an earlier page. */
  isLater: boolean;
  /** The order after which the next page continues; null on the last page. */
  next: string | null;
  /** The order named by `order=`; null when none is. */
  opened: Loadable<OpenedOrder> | null;
  me: string;
  now: string;
  onRetry: () => void;
};

const bought = ["openPurchases", "closedPurchases"] as const;
const sold = ["openSales", "closedSales"] as const;
const offers = ["openOffers", "closedOffers"] as const;

/** `/purchases` */
export function PurchasesScreen({ selection, withSales, ...page }: PurchasesScreenProps) {
  const tabs = [...bought, ...(withSales ? sold : []), ...offers];
  return (
    <OrdersPage
      {...page}
      title={withSales ? "Purchases and sales" : "My purchases"}
      selection={selection}
      tabs={tabs.map((name) => ({
        href: pageUrls.purchases(name),
        label: selectionNames[name],
        current: name === selection,
      }))}
      listHref={pageUrls.purchases(selection)}
      offersHref={pageUrls.purchases("openOffers")}
      olderHref={page.next === null ? null : pageUrls.olderPurchases(selection, page.next)}
      getHref={({ _id }) => pageUrls.purchases(selection, _id)}
    />
  );
}
