import type { Account, AuditEntry } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TabLinks } from "../../components/tabs/tabs.tsx";
import { Text } from "../../components/text/text.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PageFrame } from "../../patterns/page-frame/page-frame.tsx";
import { AccountList } from "./account-list.tsx";
import { AuditList } from "./audit-list.tsx";

export type AdminAnswer = {
  /** What was refused, in words. */
  problem?: string | undefined;
  /** What was done, in words. */
  done?: string | undefined;
};

/**
 * Forms posted to its own address have `intent` (`enter`, `block`, `unblock`) and `id`, the account's; `block` has `reason`, too. The search
 * is sent by get as `find`.
 */
export type AdminScreenProps = {
  /** What was searched for. */
  keyword: string;
  /** Null on the other tab. */
  accounts: Loadable<readonly Account[]> | null;
  /** Null on the other tab. */
  audit: Loadable<readonly AuditEntry[]> | null;
  /** Answer to the form that was sent last. */
  answer?: AdminAnswer | undefined;
  onRetry: () => void;
};

/** `/admin` */
export function AdminScreen({ keyword, accounts, audit, answer, onRetry }: AdminScreenProps) {
  return (
    <Container>
      <PageFrame>
        <Stack gap="xs">
          <Heading level={1}>Admin</Heading>
          <Text tone="soft" measure>
            Find an account, step into it to help, or block it. Whatever is done here, or inside somebody’s
            account, is written down.
          </Text>
        </Stack>
        <TabLinks
          label="Admin"
          tabs={[
            { href: pageUrls.admin(), label: "Accounts", current: accounts !== null },
            { href: pageUrls.admin("audit"), label: "Audit", current: audit !== null },
          ]}
        />
        {answer?.problem && (
          <Banner tone="danger" announce>
            {answer.problem}
          </Banner>
        )}
        {answer?.done && (
          <Banner tone="success" announce>
            {answer.done}
          </Banner>
        )}
        {accounts && <AccountList {...{ keyword, accounts, onRetry }} />}
        {audit && <AuditList {...{ audit, onRetry }} />}
      </PageFrame>
    </Container>
  );
}
