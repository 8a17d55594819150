import type { DisputedPayment } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

export type PartyProps = { party: DisputedPayment["buyer"] & { blocked?: boolean } };

/** One side of an order in an admin's table, with a link to its account. */
export const Party = ({ party: { firstName, lastName, email, blocked = false } }: PartyProps) => (
  <>
    {firstName} {lastName} {blocked && <Badge tone="danger">Blocked</Badge>}
    <Text size="small" tone="soft">
      <TextLink href={pageUrls.accounts(email)}>{email}</TextLink>
    </Text>
  </>
);
