import type { PurchaseSelection, SaleSelection } from "@heirloop/contract/order/order-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import type { OrderHandlers, OrderView } from "../../patterns/order/order-view.ts";

export type PurchasesScreenProps = OrderHandlers & {
  selection: PurchaseSelection | SaleSelection;
  /** Consumers see their sales here, businesses on `/sales`. */
  withSales: boolean;
  orders: Loadable<readonly Order[]>;
  /** The order named by `order=`; null when none is. */
  opened: Loadable<OrderView> | null;
  me: string;
  now: string;
  onRetry: () => void;
};

/** `/purchases` */
export function PurchasesScreen(_props: PurchasesScreenProps) {
  return (
    <Container>
      <Heading level={1}>My purchases</Heading>
    </Container>
  );
}
