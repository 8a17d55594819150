import type { Order } from "@heirloop/contract/order/order.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type OrderSummaryScreenProps = {
  /** What one checkout made: an order per seller. */
  orders: Loadable<readonly Order[]>;
  email: string;
  onRetry: () => void;
};

/** Thank you, and what happens next. */
export function OrderSummaryScreen(_props: OrderSummaryScreenProps) {
  return (
    <Container width="narrow">
      <Heading level={1}>Thank you</Heading>
    </Container>
  );
}
