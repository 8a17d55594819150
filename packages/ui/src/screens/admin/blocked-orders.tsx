import type { BlockedOrder } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
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

/** The piece changed hands: the order is completed and the seller paid. */
const ConfirmHandover = ({ order }: { order: BlockedOrder }) => (
  <ReasonDialog
    title={`Complete the order for ${getPieces(order)}?`}
    description={`The piece counts as handed over: the order is completed and ${order.seller.firstName} is paid. This cannot be undone.`}
    trigger={
      <Button size="small" variant="quiet" aria-label={`Complete and pay out: ${getPieces(order)}`}>
        Complete and pay out
      </Button>
    }
    intent="confirm-handover"
    id={order._id}
    hint="Both sides read it."
    submit="Complete and pay out"
    variant="primary"
  />
);

const Actions = ({ order }: { order: BlockedOrder }) => (
  <Inline gap="xs">
    {order.noShowBy !== undefined && <ConfirmHandover order={order} />}
    <RemoveOrder order={order} />
  </Inline>
);

/** The status, or whose no-show the two sides contradict each other about. */
function getStatus({ status, noShowBy, buyer, seller }: BlockedOrder): string {
  if (noShowBy === undefined) return orderStatusCopy[status].label;
  return `${(noShowBy === "buyer" ? buyer : seller).firstName} reported a no-show, contested`;
}

const columns: TableProps<BlockedOrder>["columns"] = [
  { id: "pieces", head: "Order", cell: getPieces },
  { id: "buyer", head: "Buyer", cell: ({ buyer }) => <Party party={buyer} /> },
  { id: "seller", head: "Seller", cell: ({ seller }) => <Party party={seller} /> },
  { id: "status", head: "Status", cell: getStatus },
  { id: "date", head: "Since", cell: ({ date }) => <UtcDay instant={date} /> },
  { id: "total", head: "Total", align: "end", cell: ({ total }) => formatCents(total) },
  {
    id: "actions",
    head: "Actions",
    align: "end",
    isBareWhenStacked: true,
    cell: (order) => <Actions order={order} />,
  },
];

export type BlockedOrdersProps = { orders: Loadable<readonly BlockedOrder[]>; onRetry: () => void };

/** Open orders of blocked accounts, which are left alone or removed with a refund, and contested no-shows. */
export function BlockedOrders({ orders, onRetry }: BlockedOrdersProps) {
  if (orders.state !== "ready")
    return (
      <LoadablePlaceholder state={orders.state} title="The orders could not be loaded" onRetry={onRetry} />
    );
  if (orders.value.length === 0)
    return (
      <EmptyState title="No orders to decide about">
        No blocked account has an open order, and no no-show is contested.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      <Text tone="soft" measure>
        One side of each order is blocked and cannot act, or the two sides disagree about a no-show. Leave an
        order of a blocked account open if the other side can finish or cancel it, or let its deadline pass.
        Otherwise remove it: the buyer is refunded and both sides are notified. A contested no-show waits for
        you: complete the order if the piece changed hands, or else remove it.
      </Text>
      <Table
        caption="Open orders to decide about"
        rows={orders.value}
        getKey={({ _id }) => _id}
        narrow="stack-early"
        stand="middle"
        columns={columns}
      />
    </Stack>
  );
}
