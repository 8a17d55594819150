import type { Payout } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge, type BadgeProps } from "../../components/badge/badge.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { ConnectPayouts } from "../../patterns/connect-payouts/connect-payouts.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type DashboardPayoutsProps = {
  payouts: Loadable<readonly Payout[]>;
  /** Payouts are connected at the payment provider. */
  connected: boolean;
  /** Why connecting did not begin. */
  problem?: string | undefined;
  onRetry: () => void;
};

const orderStatusCopy: Record<Payout["status"], { tone: NonNullable<BadgeProps["tone"]>; words: string }> = {
  waiting: { tone: "neutral", words: "Goes out soon" },
  held: { tone: "warning", words: "Waits for your account" },
  disputed: { tone: "warning", words: "On hold: the buyer’s bank is asking" },
  sent: { tone: "quiet", words: "On its way" },
  arrived: { tone: "success", words: "Arrived" },
  failed: { tone: "danger", words: "Came back" },
  reversed: { tone: "neutral", words: "Returned to the buyer" },
};

/** When a payout arrives that has no date yet. */
const arrivals: Record<Payout["status"], string> = {
  waiting: "Within 4 days of the handover",
  held: "Once you are connected",
  disputed: "Once the bank has decided",
  sent: "Within a few days",
  arrived: "Arrived",
  failed: "Once your account is corrected",
  reversed: "Not paid out",
};

const getArrival = ({ status, arrivesAt }: Payout): string =>
  arrivesAt !== null && (status === "sent" || status === "arrived") ? formatDay(arrivesAt) : arrivals[status];

const columns: TableProps<Payout>["columns"] = [
  {
    id: "order",
    head: "For",
    cell: ({ order, pieces }) => (
      <TextLink href={pageUrls.sales("closedSales", order)}>{pieces.join(", ") || "An order"}</TextLink>
    ),
  },
  { id: "date", head: "Earned", cell: ({ date }) => formatDay(date) },
  {
    id: "status",
    head: "Status",
    cell: ({ status }) => <Badge tone={orderStatusCopy[status].tone}>{orderStatusCopy[status].words}</Badge>,
  },
  { id: "arrival", head: "Arrives", cell: getArrival },
  { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => formatCents(amount) },
];

function List({ payouts, connected, onRetry }: DashboardPayoutsProps) {
  if (payouts.state === "failed")
    return <ErrorState title="Your payouts could not be loaded" onRetry={onRetry} />;
  if (payouts.state === "loading")
    return (
      <div aria-busy>
        <Stack gap="m">
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </Stack>
      </div>
    );
  if (payouts.value.length === 0)
    return (
      <EmptyState compact={!connected} title="No payouts yet">
        Two days after a piece has been handed over, what you earned with it sets out for your account. It is
        listed here with the day on which it arrives.
      </EmptyState>
    );
  return (
    <Table
      caption="Payouts"
      narrow="stack"
      rows={payouts.value}
      getKey={({ _id }) => _id}
      columns={columns}
    />
  );
}

/** The shop's payouts and their arrival dates. */
export function DashboardPayouts(props: DashboardPayoutsProps) {
  return (
    <Stack gap="xxl">
      {!props.connected && <ConnectPayouts problem={props.problem} />}
      <List {...props} />
    </Stack>
  );
}
