import { saleSelections, type SaleSelection } from "@heirloop/contract/order/order-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import type { OpenedOrder, OrderHandlers } from "../../patterns/order/order-view.ts";
import { OrdersPage } from "../../patterns/order/orders-page.tsx";
import { selectionNames } from "../../patterns/order/selection-names.ts";

export type SalesScreenProps = OrderHandlers & {
  selection: SaleSelection;
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

/** `/sales` */
export function SalesScreen({ selection, ...page }: SalesScreenProps) {
  return (
    <OrdersPage
      {...page}
      title="My sales"
      selection={selection}
      tabs={saleSelections.map((name) => ({
        href: pageUrls.sales(name),
        label: selectionNames[name],
        current: name === selection,
      }))}
      listHref={pageUrls.sales(selection)}
      offersHref={pageUrls.sales("openOffers")}
      olderHref={page.next === null ? null : pageUrls.olderSales(selection, page.next)}
      getHref={({ _id }) => pageUrls.sales(selection, _id)}
    />
  );
}
