import type { DisputedPayment } from "@heirloop/contract/admin/admin.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { Party } from "./party.tsx";

const columns: TableProps<DisputedPayment>["columns"] = [
  { id: "pieces", head: "Order", cell: ({ pieces }) => pieces.join(", ") },
  { id: "buyer", head: "Buyer", cell: ({ buyer }) => <Party party={buyer} /> },
  { id: "seller", head: "Seller", cell: ({ seller }) => <Party party={seller} /> },
  { id: "since", head: "Since", cell: ({ since }) => <UtcDay instant={since} /> },
  { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => formatCents(amount) },
  { id: "dispute", head: "At the gateway", cell: ({ _id }) => _id },
];

export type DisputedPaymentsProps = {
  disputes: Loadable<readonly DisputedPayment[]>;
  onRetry: () => void;
};

/** Payments about which buyers' banks ask; shows nothing while there are none. */
export function DisputedPayments({ disputes, onRetry }: DisputedPaymentsProps) {
  if (disputes.state !== "ready")
    return (
      <LoadablePlaceholder
        state={disputes.state}
        title="The disputes could not be loaded"
        onRetry={onRetry}
      />
    );
  if (disputes.value.length === 0) return null;
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Disputed payments
      </Heading>
      <Text tone="soft" measure>
        The buyer’s bank has taken these amounts back and asks for our side. Answer with the evidence in the
        payment provider’s dashboard, before its deadline; if the buyer is right, accept the dispute there.
        Until the bank decides, payouts that were not sent are on hold, and the order cannot be removed or
        refunded.
      </Text>
      <Table
        caption="Disputed payments"
        rows={disputes.value}
        getKey={({ _id }) => _id}
        narrow="stack-early"
        stand="middle"
        columns={columns}
      />
    </Stack>
  );
}
