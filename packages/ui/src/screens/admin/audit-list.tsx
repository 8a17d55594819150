import type { AuditEntry, AuditPage } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { ClockTime } from "../../patterns/date/clock-time.tsx";
import { LocalDay } from "../../patterns/date/local-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

const words = new Map(
  Object.entries({
    enter: "Entered the account",
    leave: "Left the account",
    block: "Blocked",
    unblock: "Lifted the block",
    "turn-off-two-step": "Turned off two-step verification",
    "publish-review": "Published a review",
    "reject-review": "Rejected a review",
    "keep-review": "Kept a reported review",
    "remove-review": "Removed a reported review",
    "keep-reply": "Kept a reported reply",
    "remove-reply": "Removed a reported reply",
    "keep-piece": "Kept a reported piece",
    "take-down-piece": "Took down a piece",
    "allow-piece": "Allowed a piece again",
    "order-remove": "Removed an order",
    "order-refund": "Started a refund",
    "payout-send-again": "Sent a payout again",
    "refund-send-again": "Sent a refund again",
    "payment-send-again": "Sent a payment again",
    "send-again-result": "Result of sending it again",
    "refund-settle": "Settled a refund by hand",
    "case-decide": "Decided on a reported problem",
    "order-assign-carrier": "Assigned a carrier",
    "brand-approve": "Approved a brand",
    "brand-merge": "Merged a brand",
    "brand-reject": "Rejected a brand",
  }),
);

/** A write during an impersonation is shown by its method and path. */
function Done({ entry: { action, detail } }: { entry: AuditEntry }) {
  const known = words.get(action);
  return (
    <>
      {known ?? <code>{action}</code>}
      {detail && (
        <Text size="small" tone="soft">
          {detail}
        </Text>
      )}
    </>
  );
}

/** The email distinguishes accounts with the same name and links to the account. */
function Named({ person: { firstName, lastName, email } }: { person: AuditEntry["account"] }) {
  return (
    <>
      {firstName} {lastName}
      <Text size="small" tone="soft">
        <TextLink href={pageUrls.accounts(email)}>{email}</TextLink>
      </Text>
    </>
  );
}

const createColumns = (isFiltered: boolean): TableProps<AuditEntry>["columns"] => [
  {
    id: "date",
    head: "When",
    cell: ({ date }) => (
      <>
        <LocalDay instant={date} />, <ClockTime instant={date} />
      </>
    ),
  },
  { id: "admin", head: "Admin", cell: ({ admin }) => <Named person={admin} /> },
  {
    id: "account",
    head: "Account",
    cell: ({ account }) => (
      <>
        <Named person={account} />
        {!isFiltered && (
          <Text size="small" tone="soft">
            <TextLink href={pageUrls.audit({ account: account._id })}>
              Only this account
              <VisuallyHidden>{`: ${formatFullName(account)}, ${account.email}`}</VisuallyHidden>
            </TextLink>
          </Text>
        )}
      </>
    ),
  },
  { id: "action", head: "What", cell: (entry) => <Done entry={entry} /> },
];

export type AuditListProps = {
  audit: Loadable<AuditPage>;
  /** The account whose entries are shown; null shows those of all. */
  account: string | null;
  onRetry: () => void;
};

/** Actions of admins on accounts and during impersonations, newest first. */
export function AuditList({ audit, account, onRetry }: AuditListProps) {
  if (audit.state !== "ready")
    return (
      <LoadablePlaceholder state={audit.state} title="The audit could not be loaded" onRetry={onRetry} />
    );
  const { entries, total, page, totalPages } = audit.value;
  return (
    <Stack gap="l">
      {account !== null && (
        <Text>
          Only one account. <TextLink href={pageUrls.audit()}>Show all accounts</TextLink>
        </Text>
      )}
      {total === 0 ? (
        <EmptyState title="Nothing yet">
          {account === null
            ? "What admins do in and to accounts is listed here."
            : "No admin has entered or changed this account."}
        </EmptyState>
      ) : (
        <Table
          caption="What admins did, newest first"
          rows={entries}
          getKey={({ _id }) => _id}
          narrow="stack"
          columns={createColumns(account !== null)}
        />
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        getHref={(other) => pageUrls.audit({ page: other, ...(account !== null && { account }) })}
      />
    </Stack>
  );
}
