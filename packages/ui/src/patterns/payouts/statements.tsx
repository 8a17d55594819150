import { formatCents } from "@heirloop/contract/money/format-cents";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { StatementMonth } from "@heirloop/contract/payout/payout.schema";
import { Badge } from "../../components/badge/badge.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { LoadablePlaceholder } from "../loadable/loadable-placeholder.tsx";
import type { Loadable } from "../loadable/loadable.ts";

const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const nameMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
const formatSigned = (cents: number): string => (cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents));

const columns: TableProps<StatementMonth>["columns"] = [
  {
    id: "month",
    head: "Month",
    cell: ({ month, isFinished }) => (
      <Inline gap="xs">
        {nameMonth(month)}
        {!isFinished && <Badge tone="neutral">Not finished</Badge>}
      </Inline>
    ),
  },
  { id: "change", head: "Change", align: "end", cell: ({ change }) => formatSigned(change) },
  { id: "closing", head: "Balance at the end", align: "end", cell: ({ closing }) => formatSigned(closing) },
  {
    id: "files",
    head: "Download",
    align: "end",
    cell: ({ month }) => (
      <Inline gap="m" justify="end">
        {(["csv", "pdf"] as const).map((format) => (
          <TextLink
            key={format}
            href={pageUrls.statement(month, format)}
            target="_self"
            download={`heirloop-${month}.${format}`}
            aria-label={`Download the statement for ${nameMonth(month)} as ${format.toUpperCase()}`}
          >
            {format.toUpperCase()}
          </TextLink>
        ))}
      </Inline>
    ),
  },
];

export type StatementsProps = {
  /** Newest first. */
  statements: Loadable<readonly StatementMonth[]>;
  onRetry: () => void;
};

/** The months for which one can download a statement. */
export function Statements({ statements, onRetry }: StatementsProps) {
  if (statements.state !== "ready")
    return (
      <LoadablePlaceholder
        state={statements.state}
        title="Your statements could not be loaded"
        onRetry={onRetry}
      />
    );
  if (statements.value.length === 0)
    return <Text tone="soft">There is a statement for each month in which you earn something.</Text>;
  return (
    <Stack gap="m">
      <Text size="small" tone="soft" measure>
        Each sale with its price and our fee, refunds and payouts. The balance is what we owe you. Months
        begin and end in Coordinated Universal Time (UTC).
      </Text>
      <Table
        caption="Statements"
        narrow="stack"
        rows={statements.value}
        getKey={({ month }) => month}
        columns={columns}
      />
    </Stack>
  );
}
