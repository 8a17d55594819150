import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { Account } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { UtcDay } from "../../patterns/date/utc-day.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AppForm } from "../../theme/form.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { TurnOffTwoStepDialog } from "./turn-off-two-step-dialog.tsx";
import * as styles from "./admin-screen.css.ts";

export type AccountListProps = {
  keyword: string;
  accounts: Loadable<readonly Account[]>;
  onRetry: () => void;
};

function Kinds({ account }: { account: Account }) {
  return (
    <Inline gap="xxs">
      {account.admin && <Badge tone="accent">Admin</Badge>}
      {account.isBusiness && <Badge>Business</Badge>}
      {!account.admin && !account.isBusiness && <Text size="small">Individual</Text>}
      {account.closed && <Badge>Closed</Badge>}
      {account.blocked && !account.closed && <Badge tone="danger">Blocked</Badge>}
      {account.twoStep && <Badge>Two-step</Badge>}
    </Inline>
  );
}

function BlockOrUnblock({ account }: { account: Account }) {
  if (!account.blocked) return <BlockDialog id={account._id} name={formatFullName(account)} />;
  return (
    <AppForm method="post">
      <input type="hidden" name="id" value={account._id} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        name="intent"
        value="unblock"
        aria-label={`Unblock ${formatFullName(account)}`}
      >
        Unblock
      </Button>
    </AppForm>
  );
}

/** The actions on an account. Other admins cannot be changed, and a closed account stays blocked. */
function AccountActions({ account }: { account: Account }) {
  if (account.admin) return null;
  return (
    <div className={styles.actions}>
      <AppForm method="post">
        <input type="hidden" name="id" value={account._id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="enter"
          aria-label={`Enter ${formatFullName(account)}`}
        >
          Enter
        </Button>
      </AppForm>
      {!account.closed && <BlockOrUnblock account={account} />}
      {account.twoStep && <TurnOffTwoStepDialog id={account._id} name={formatFullName(account)} />}
    </div>
  );
}

const columns: TableProps<Account>["columns"] = [
  { id: "name", head: "Name", cell: formatFullName },
  { id: "email", head: "Email", cell: ({ email }) => email },
  { id: "since", head: "Since", cell: ({ since }) => <UtcDay instant={since} /> },
  { id: "kinds", head: "Kind", cell: (account) => <Kinds account={account} /> },
  {
    id: "actions",
    head: "Actions",
    align: "end",
    isBareWhenStacked: true,
    cell: (account) => <AccountActions account={account} />,
  },
];

function Found({ keyword, accounts, onRetry }: AccountListProps) {
  if (accounts.state !== "ready")
    return (
      <LoadablePlaceholder
        state={accounts.state}
        title="The accounts could not be loaded"
        onRetry={onRetry}
      />
    );
  if (accounts.value.length === 0)
    return <EmptyState title="No accounts found">{`No name or email has “${keyword}” in it.`}</EmptyState>;
  return (
    <Stack gap="m">
      <Table
        caption="Accounts"
        rows={accounts.value}
        getKey={({ _id }) => _id}
        narrow="stack"
        stand="middle"
        columns={columns}
      />
      {accounts.value.length >= constants.accountsFound && (
        <Text size="small" tone="soft">
          {`These are the first ${accounts.value.length} by name. Find others by their name or email.`}
        </Text>
      )}
    </Stack>
  );
}

/** Accounts by name and email, and what may be done with them. */
export function AccountList(props: AccountListProps) {
  return (
    <Stack gap="l">
      <AppForm method="get" action={pageUrls.admin()} role="search" aria-label="Search accounts">
        <div className={styles.search}>
          <div className={styles.content}>
            <TextField label="Name or email" name="find" type="search" defaultValue={props.keyword} />
          </div>
          <Button type="submit">Find</Button>
        </div>
      </AppForm>
      <Found {...props} />
    </Stack>
  );
}
