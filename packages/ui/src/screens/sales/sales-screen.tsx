import type { SaleSelection } from "@heirloop/contract/order/order-status";
import type { Order } from "@heirloop/contract/order/order.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import type { OrderHandlers, OrderView } from "../../patterns/order/order-view.ts";

export type SalesScreenProps = OrderHandlers & {
  selection: SaleSelection;
  orders: Loadable<readonly Order[]>;
  /** The order named by `order=`; null when none is. */
  opened: Loadable<OrderView> | null;
  me: string;
  now: string;
  onRetry: () => void;
};

/** `/sales` */
export function SalesScreen(_props: SalesScreenProps) {
  return (
    <Container>
      <Heading level={1}>My sales</Heading>
    </Container>
  );
}
