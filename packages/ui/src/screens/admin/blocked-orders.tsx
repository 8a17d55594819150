import type { BlockedOrder } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { orderStatusCopy } from "../../patterns/order/order-copy.ts";
import { Party } from "./party.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

const getPieces = ({ pieces }: BlockedOrder): string => pieces.join(", ");

const RemoveOrder = ({ order }: { order: BlockedOrder }) => (
  <ReasonDialog
    title={`Remove the order for ${getPieces(order)}?`}
    description={`The order ends, and ${order.buyer.firstName} gets back whatever was paid. This cannot be undone.`}
    trigger={
      <Button size="small" variant="quiet" aria-label={`Remove and refund: ${getPieces(order)}`}>
        Remove and refund
      </Button>
    }
    intent="remove-order"
    id={order._id}
    hint="Both sides read it."
    submit="Remove and refund"
  />
);

const columns: TableProps<BlockedOrder>["columns"] = [
  { id: "pieces", head: "Order", cell: getPieces },
  { id: "buyer", head: "Buyer", cell: ({ buyer }) => <Party party={buyer} /> },
  { id: "seller", head: "Seller", cell: ({ seller }) => <Party party={seller} /> },
  { id: "status", head: "Status", cell: ({ status }) => orderStatusCopy[status].label },
  { id: "date", head: "Since", cell: ({ date }) => formatDay(date) },
  { id: "total", head: "Total", cell: ({ total }) => formatCents(total) },
  { id: "actions", head: "Actions", align: "end", cell: (order) => <RemoveOrder order={order} /> },
];

export type BlockedOrdersProps = { orders: Loadable<readonly BlockedOrder[]>; onRetry: () => void };

/** Open orders of blocked accounts: each is left alone, or removed with a refund. */
export function BlockedOrders({ orders, onRetry }: BlockedOrdersProps) {
  if (orders.state === "failed")
    return <ErrorState title="The orders could not be loaded" onRetry={onRetry} />;
  if (orders.state === "loading")
    return (
      <div aria-busy>
        <Skeleton shape="line" />
      </div>
    );
  if (orders.value.length === 0)
    return <EmptyState title="No open orders">No blocked account has an open order.</EmptyState>;
  return (
    <Stack gap="m">
      <Text tone="soft" measure>
        One side of each order is blocked and cannot act. Leave an order open if the other side can finish or
        cancel it, or let its deadline pass. Otherwise remove it: the buyer is refunded and both sides are
        notified.
      </Text>
      <Table
        caption="Open orders of blocked accounts"
        rows={orders.value}
        getKey={({ _id }) => _id}
        narrow="stack-early"
        stand="middle"
        columns={columns}
      />
    </Stack>
  );
}
