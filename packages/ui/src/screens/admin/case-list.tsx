import { formatCents } from "@heirloop/contract/money/format-cents";
import type { ListedCase } from "@heirloop/contract/order-case/order-case.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { getCaseLabel } from "../../patterns/order/case-label.ts";
import { Party } from "./party.tsx";

const columns: TableProps<ListedCase>["columns"] = [
  {
    id: "pieces",
    head: "Order",
    cell: ({ pieces, case: { order } }) => (
      <TextLink href={pageUrls.orderCase(order)}>{pieces.join(", ")}</TextLink>
    ),
  },
  {
    id: "status",
    head: "Status",
    cell: ({ case: { status } }) => (
      <Badge tone={status === "escalated" ? "warning" : "neutral"}>{getCaseLabel(status, "admin")}</Badge>
    ),
  },
  { id: "buyer", head: "Buyer", cell: ({ buyer }) => <Party party={buyer} /> },
  { id: "seller", head: "Seller", cell: ({ seller }) => <Party party={seller} /> },
  { id: "since", head: "Since", cell: ({ case: { openedAt } }) => <UtcDay instant={openedAt} /> },
  { id: "total", head: "Total", align: "end", cell: ({ total }) => formatCents(total) },
];

export type CaseListProps = { cases: Loadable<readonly ListedCase[]>; onRetry: () => void };

/** Open cases: those that wait for a decision first, then the oldest. */
export function CaseList({ cases, onRetry }: CaseListProps) {
  if (cases.state !== "ready")
    return (
      <LoadablePlaceholder state={cases.state} title="The cases could not be loaded" onRetry={onRetry} />
    );
  if (cases.value.length === 0)
    return (
      <EmptyState title="No open cases">
        Problems that buyers report appear here until they are settled.
      </EmptyState>
    );
  return (
    <Stack gap="m" as="section">
      <Text tone="soft" measure>
        Open a case to read what both sides say. You decide where the sides did not agree in time, or asked
        you to. Payouts of these orders are on hold.
      </Text>
      <Table
        caption="Open cases"
        rows={cases.value}
        getKey={({ case: { _id } }) => _id}
        narrow="stack-early"
        stand="middle"
        columns={columns}
      />
    </Stack>
  );
}
