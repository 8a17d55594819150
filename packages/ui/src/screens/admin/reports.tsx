import type { ReportedReview } from "@heirloop/contract/admin/admin.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { Badge } from "../../components/badge/badge.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { LocalDay } from "../../patterns/date/local-day.tsx";

type Person = ReportedReview["author"];

/** A person's name and email, with a link to the account. */
export function PersonLink({ person }: { person: Person }) {
  return (
    <>
      {`${formatFullName(person)} (`}
      <TextLink href={pageUrls.accounts(person.email)}>{person.email}</TextLink>
      {")"}
    </>
  );
}

type Report<Reason extends string> = {
  _id: string;
  reporter: Person;
  reason: Reason;
  text: string;
  date: string;
};

export type ReportsProps<Reason extends string> = {
  reports: readonly Report<Reason>[];
  labels: Readonly<Record<Reason, string>>;
};

/** Who reported something, when and why. */
export function Reports<Reason extends string>({ reports, labels }: ReportsProps<Reason>) {
  return (
    <Stack gap="s">
      {reports.map(({ _id, reporter, reason, text, date }) => (
        <Stack key={_id} gap="xxs">
          <Inline gap="xs">
            <Badge tone="warning">{labels[reason]}</Badge>
            <Text size="small" tone="soft">
              <PersonLink person={reporter} />
              {", "}
              <LocalDay instant={date} />
            </Text>
          </Inline>
          {text !== "" && (
            <Text lines measure>
              {text}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
