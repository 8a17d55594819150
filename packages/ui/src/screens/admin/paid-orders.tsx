import type { PaidOrder } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { orderStatusCopy } from "../../patterns/order/order-copy.ts";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./admin-screen.css.ts";
import { Party } from "./party.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import type { RefundAnswer } from "./refund-form.tsx";

export type PaidOrdersProps = {
  /** The current search. */
  keyword: string;
  orders: Loadable<readonly PaidOrder[]>;
  /** Answer to the refund that was sent last. */
  answer: RefundAnswer | undefined;
  onRetry: () => void;
};

/** Nothing can be refunded while the buyer's bank decides, or when all of it went back or is on its way back. */
function Refund({ order, answer }: { order: PaidOrder; answer: RefundAnswer | undefined }) {
  if (order.disputed) return <Badge tone="warning">Disputed</Badge>;
  if (order.refundable === 0) return <Badge>{order.refunding > 0 ? "Being refunded" : "Refunded"}</Badge>;
  return <RefundDialog order={order} answer={answer?.order === order._id ? answer : undefined} />;
}

const columnsFor = (answer: RefundAnswer | undefined): TableProps<PaidOrder>["columns"] => [
  {
    id: "pieces",
    head: "Order",
    cell: ({ _id, pieces }) => (
      <>
        {pieces.join(", ")}
        <Text size="small" tone="soft">
          {_id}
        </Text>
      </>
    ),
  },
  { id: "buyer", head: "Buyer", cell: ({ buyer }) => <Party party={buyer} /> },
  { id: "seller", head: "Seller", cell: ({ seller }) => <Party party={seller} /> },
  {
    id: "status",
    head: "Status",
    isOneLine: true,
    cell: ({ status, date }) => (
      <>
        {orderStatusCopy[status].label}
        <Text size="small" tone="soft">
          Placed {formatDay(date)}
        </Text>
      </>
    ),
  },
  {
    id: "left",
    head: "Left to refund",
    align: "end",
    isOneLine: true,
    cell: ({ refundable, total }) => (
      <>
        {formatCents(refundable)}
        <Text size="small" tone="soft">
          of {formatCents(total)}
        </Text>
      </>
    ),
  },
  {
    id: "actions",
    head: "Actions",
    align: "end",
    isBareWhenStacked: true,
    cell: (order) => <Refund order={order} answer={answer} />,
  },
];

function Found({ keyword, orders, answer, onRetry }: PaidOrdersProps) {
  if (orders.state !== "ready")
    return (
      <LoadablePlaceholder
        state={orders.state}
        title="The paid orders could not be loaded"
        onRetry={onRetry}
      />
    );
  if (orders.value.length === 0)
    return keyword === "" ? (
      <EmptyState title="No paid orders">Orders appear here once they are paid.</EmptyState>
    ) : (
      <EmptyState title="No paid order found">
        {`No paid order has the number “${keyword}”, and no buyer or seller has this email.`}
      </EmptyState>
    );
  return (
    <Table
      caption="Paid orders"
      rows={orders.value}
      getKey={({ _id }) => _id}
      narrow="stack-early"
      stand="middle"
      columns={columnsFor(answer)}
    />
  );
}

/** Paid orders by number or email, each with its refund. The search is sent by get as `find`: `order` is the deep link of any page. */
export function PaidOrders(props: PaidOrdersProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Refunds
      </Heading>
      <Text tone="soft" measure>
        Refund a part of an order, or all that is left of it. The order itself stays as it is. Both sides are
        notified with your reason.
      </Text>
      <AppForm method="get" action={pageUrls.admin()} role="search" aria-label="Search paid orders">
        <input type="hidden" name="tab" value="orders" />
        <div className={styles.search}>
          <div className={styles.content}>
            <TextField label="Order number or email" name="find" type="search" defaultValue={props.keyword} />
          </div>
          <Button type="submit">Find</Button>
        </div>
      </AppForm>
      <Found {...props} />
    </Stack>
  );
}
