import { formatDuration } from "@heirloop/contract/calendar/format-duration";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type {
  Payout,
  PayoutBalance,
  PayoutPage,
  StatementMonth,
} from "@heirloop/contract/payout/payout.schema";
import { Badge } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { ConnectPayouts } from "../connect-payouts/connect-payouts.tsx";
import { UtcDay } from "../date/utc-day.tsx";
import type { Loadable } from "../loadable/loadable.ts";
import { Section } from "../section/section.tsx";
import { balanceCopy, balanceParts, payoutCopy, payoutDateCopy } from "./payout-copy.ts";
import * as styles from "./payouts.css.ts";
import { Statements } from "./statements.tsx";

export type PayoutsProps = {
  page: Loadable<PayoutPage>;
  /** The page continues after an earlier one. */
  isLater: boolean;
  statements: Loadable<readonly StatementMonth[]>;
  /** Payouts are connected at the payment provider. */
  connected: boolean;
  /** The account may be changed: not by an impersonating admin. */
  canConnect: boolean;
  /** Why connecting did not begin. */
  problem?: string | undefined;
  /** The address of the first page, or of the one after that payout. */
  getHref: (after?: string) => string;
  onRetry: () => void;
};

function Balance({ balance }: { balance: PayoutBalance }) {
  return (
    <dl className={styles.balance}>
      {balanceParts
        // The usual ones always; what went wrong only when it did.
        .filter((part) => part !== "failed" || balance.failed > 0)
        .map((part) => (
          <div key={part} className={styles.part}>
            <dt className={styles.partName}>{balanceCopy[part].name}</dt>
            <dd className={styles.partAmount}>{formatCents(balance[part])}</dd>
            <dd className={styles.partNote}>{balanceCopy[part].note}</dd>
          </div>
        ))}
    </dl>
  );
}

/** An owner is not a side of the order of a consigned piece. */
const getOrderHref = ({ role, order }: Payout): string =>
  role === "owner" ? pageUrls.yourListings() : pageUrls.order(order);

/** The date alone would not say whether the money is sent or arrives on it. */
function PayoutDate({
  payout: { status, dueAt, arrivesAt },
  connected,
}: {
  payout: Payout;
  connected: boolean;
}) {
  if (status === "waiting" && !connected)
    return (
      <>
        <UtcDay instant={dueAt} /> or later, once you are connected
      </>
    );
  if (status === "waiting")
    return (
      <>
        Will be sent on <UtcDay instant={dueAt} />
      </>
    );
  if (arrivesAt === null || (status !== "sent" && status !== "arrived")) return payoutDateCopy[status];
  return (
    <>
      {status === "sent" ? "Arrives" : "Arrived"} on <UtcDay instant={arrivesAt} />
    </>
  );
}

const getColumns = (connected: boolean): TableProps<Payout>["columns"] => [
  {
    id: "order",
    head: "For",
    cell: (payout) => (
      <TextLink href={getOrderHref(payout)}>
        {`${payout.role === "owner" ? "Your share: " : ""}${payout.pieces.join(", ") || "An order"}`}
      </TextLink>
    ),
  },
  { id: "date", head: "Earned", cell: ({ date }) => <UtcDay instant={date} /> },
  {
    id: "status",
    head: "Status",
    cell: ({ status }) => <Badge tone={payoutCopy[status].tone}>{payoutCopy[status].label}</Badge>,
  },
  {
    id: "payout-date",
    head: "Payout date",
    cell: (payout) => <PayoutDate payout={payout} connected={connected} />,
  },
  { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => formatCents(amount) },
];

function Loading() {
  return (
    <div aria-busy>
      <Stack gap="m">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}

function List({ page, isLater, connected, getHref, onRetry }: PayoutsProps) {
  if (page.state === "failed")
    return <ErrorState title="Your payouts could not be loaded" onRetry={onRetry} />;
  if (page.state === "loading") return <Loading />;
  const { payouts, balance, next } = page.value;
  if (payouts.length === 0 && !isLater)
    return (
      <EmptyState compact={!connected} title="No payouts yet">
        {`We send you the money ${formatDuration(constants.payoutDelay)} after a piece has been handed over. You can follow each payout here.`}
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <Balance balance={balance} />
      <Table
        caption="Payouts"
        narrow="stack"
        rows={payouts}
        getKey={({ _id }) => _id}
        columns={getColumns(connected)}
      />
      {(isLater || next !== null) && (
        <Inline gap="s">
          {isLater && <ButtonLink href={getHref()}>Latest payouts</ButtonLink>}
          {next !== null && <ButtonLink href={getHref(next)}>Older payouts</ButtonLink>}
        </Inline>
      )}
    </Stack>
  );
}

/** Whether the account has to be connected, or corrected, before money can arrive. */
function getAccountTask({ page, connected, canConnect }: PayoutsProps): "connect" | "correct" | null {
  if (!canConnect) return null;
  if (!connected) return "connect";
  return page.state === "ready" && page.value.balance.failed > 0 ? "correct" : null;
}

/** What a seller or an owner earned and when it arrives, with the monthly statements. */
export function Payouts(props: PayoutsProps) {
  const task = getAccountTask(props);
  return (
    <Stack gap="xxl">
      {task !== null && <ConnectPayouts task={task} problem={props.problem} />}
      <List {...props} />
      <Section title="Statements">
        <Statements statements={props.statements} onRetry={props.onRetry} />
      </Section>
    </Stack>
  );
}
