import type { StuckPayment, StuckPaymentPage } from "@heirloop/contract/admin/stuck-payment.endpoints";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./admin-screen.css.ts";
import { Party } from "./party.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { formatAttempts, getStuckState, stuckPaymentLabels } from "./stuck-payment-copy.ts";

/** Tells the buttons of the rows apart. */
const getName = ({ kind, amount, order }: StuckPayment): string =>
  `${stuckPaymentLabels[kind]}, ${formatCents(amount)}${order === null ? "" : `, order ${order}`}`;

const SendAgain = ({ payment }: { payment: StuckPayment }) => (
  <AppForm method="post">
    <input type="hidden" name="intent" value="send-again" />
    <input type="hidden" name="id" value={payment._id} />
    {/* A form that is sent twice sends once; after another refusal the number is different. */}
    <input type="hidden" name="attempts" value={payment.attempts} />
    <Button type="submit" size="small" aria-label={`Send again: ${getName(payment)}`}>
      Send again
    </Button>
  </AppForm>
);

const Settle = ({ payment }: { payment: StuckPayment }) => (
  <ReasonDialog
    title={`Mark the refund of ${formatCents(payment.amount)} as settled?`}
    description="Only if the buyer got the money in another way, or is not owed it any more. Nothing is refunded, the amounts of the order stay as they are, and the refund is never sent again."
    trigger={
      <Button size="small" variant="quiet" aria-label={`Settled by hand: ${getName(payment)}`}>
        Settled by hand
      </Button>
    }
    intent="settle-refund"
    id={payment._id}
    label="How it was settled"
    missing="Say how it was settled"
    hint="Only admins read it, in the audit."
    submit="Mark as settled"
  />
);

const columns: TableProps<StuckPayment>["columns"] = [
  {
    id: "payment",
    head: "Payment",
    cell: ({ kind, order }) => (
      <>
        {stuckPaymentLabels[kind]}
        {order !== null && (
          <Text size="small" tone="soft">
            <TextLink href={pageUrls.order(order)}>{order}</TextLink>
          </Text>
        )}
      </>
    ),
  },
  { id: "account", head: "Account", cell: ({ party }) => party && <Party party={party} /> },
  { id: "amount", head: "Amount", align: "end", cell: ({ amount }) => formatCents(amount) },
  {
    id: "state",
    head: "Why",
    cell: (payment) => (
      <>
        {getStuckState(payment)}
        {payment.reason !== null && (
          <Text size="small" tone="soft">
            {payment.reason}
          </Text>
        )}
      </>
    ),
  },
  {
    id: "since",
    head: "Since",
    cell: ({ since, attempts }) => (
      <>
        <UtcDay instant={since} />
        {attempts > 0 && (
          <Text size="small" tone="soft">
            {formatAttempts(attempts)}
          </Text>
        )}
      </>
    ),
  },
  {
    id: "actions",
    head: "Actions",
    align: "end",
    isBareWhenStacked: true,
    cell: (payment) =>
      payment.canSendAgain || payment.canSettle ? (
        <div className={styles.choices}>
          {payment.canSendAgain && <SendAgain payment={payment} />}
          {payment.canSettle && <Settle payment={payment} />}
        </div>
      ) : (
        <Text size="small" tone="soft">
          Nothing to do yet
        </Text>
      ),
  },
];

/** Forms post `intent` (`send-again` or `settle-refund`) and `id`; the first also `attempts`, the second `reason`. */
export type StuckPaymentsProps = { payments: Loadable<StuckPaymentPage>; onRetry: () => void };

function Found({ payments, onRetry }: StuckPaymentsProps) {
  if (payments.state !== "ready")
    return (
      <LoadablePlaceholder
        state={payments.state}
        title="The stuck payments could not be loaded"
        onRetry={onRetry}
      />
    );
  if (payments.value.total === 0)
    return (
      <EmptyState title="Everything has been paid">
        Payouts and refunds appear here when they are refused, come back, or wait too long.
      </EmptyState>
    );
  const { payments: rows, page, totalPages } = payments.value;
  return (
    <Stack gap="l">
      <Table
        caption="Stuck payments"
        rows={rows}
        getKey={({ _id }) => _id}
        narrow="stack-early"
        stand="middle"
        columns={columns}
      />
      <Pagination page={page} totalPages={totalPages} getHref={pageUrls.stuckPayments} />
    </Stack>
  );
}

/** Payouts, refunds and other steps of payments that did not arrive, to send again or to settle. */
export function StuckPayments(props: StuckPaymentsProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Stuck payments
      </Heading>
      <Text tone="soft" measure>
        Payouts and refunds that were refused, came back, or wait for too long. Refused payouts are also sent
        again automatically once a day. Sending again never pays twice.
      </Text>
      <Found {...props} />
    </Stack>
  );
}
