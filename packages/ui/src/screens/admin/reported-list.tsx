import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { ReasonDialog, type ReasonDialogProps } from "./reason-dialog.tsx";
import { Reports, type ReportsProps } from "./reports.tsx";

/** What can be done against what was reported. */
export type Removal = Pick<ReasonDialogProps, "description" | "intent" | "hint" | "submit"> & {
  /** Its button: `Take down`. */
  action: string;
};

export type ReportedCardProps<Reason extends string> = ReportsProps<Reason> & {
  /** The id of the report by which it is decided on. */
  id: string;
  /** What was reported, in the names of the buttons: `the review by Maren Holt`. */
  name: string;
  /** Its kind: `piece`. */
  noun: string;
  /** The `intent` of the form that keeps it. */
  keepIntent: string;
  /** Null if nothing can be done against it now. */
  removal: Removal | null;
  /** What was reported, and below it who reported it. */
  children: ReactNode;
  /** Said above the buttons. */
  note?: ReactNode;
};

/** Something that users reported, with all reports, to keep it or to act against it with a reason. */
export function ReportedCard<Reason extends string>({
  id,
  name,
  noun,
  keepIntent,
  removal,
  reports,
  labels,
  note,
  children,
}: ReportedCardProps<Reason>) {
  return (
    <Card>
      <Stack gap="m">
        {children}
        <Reports {...{ reports, labels }} />
        {note}
        <Inline gap="xs">
          <ReasonDialog
            title={`Keep ${name}?`}
            description="The reports will be closed, and the people who made them notified. Other people can still report it."
            trigger={
              <Button size="small" aria-label={`Keep ${name}`}>
                Keep
              </Button>
            }
            intent={keepIntent}
            id={id}
            hint="Only admins read it."
            submit={`Keep the ${noun}`}
            variant="primary"
          />
          {removal && (
            <ReasonDialog
              title={`${removal.action} ${name}?`}
              description={removal.description}
              trigger={
                <Button size="small" variant="quiet" aria-label={`${removal.action} ${name}`}>
                  {removal.action}
                </Button>
              }
              intent={removal.intent}
              id={id}
              hint={removal.hint}
              submit={removal.submit}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

export type ReportedListProps<Item extends { _id: string }> = {
  /** Oldest first. */
  items: Loadable<readonly Item[]>;
  /** The title of the empty list. */
  emptyTitle: string;
  /** What will be listed here. */
  emptyText: string;
  /** Renders a `ReportedCard`. */
  renderItem: (item: Item) => ReactNode;
  onRetry: () => void;
};

function Items<Item extends { _id: string }>({
  items,
  emptyTitle,
  emptyText,
  renderItem,
  onRetry,
}: ReportedListProps<Item>) {
  if (items.state !== "ready")
    return (
      <LoadablePlaceholder state={items.state} title="The reports could not be loaded" onRetry={onRetry} />
    );
  if (items.value.length === 0)
    return (
      <EmptyState compact title={emptyTitle}>
        {emptyText}
      </EmptyState>
    );
  return (
    <Stack gap="m" as="ul">
      {items.value.map((item) => (
        <li key={item._id}>{renderItem(item)}</li>
      ))}
    </Stack>
  );
}

/** What users reported and no admin has decided about. */
export function ReportedList<Item extends { _id: string }>(props: ReportedListProps<Item>) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Reported
      </Heading>
      <Items {...props} />
    </Stack>
  );
}
