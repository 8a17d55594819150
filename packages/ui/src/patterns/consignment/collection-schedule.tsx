import type { ConsignmentSide } from "@heirloop/contract/consignment/consignment.schema";
import type { ConsignmentEventType } from "@heirloop/contract/consignment/consignment.events";
import { Accordion } from "../../components/accordion/accordion.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { formatTimeWindow } from "../order/order-copy.ts";
import { TimeFields } from "../order/time-fields.tsx";
import { formatOwnProposals, listOpenTimes } from "./collection-copy.ts";
import { CollectionForm, type CollectionFormProps } from "./collection-form.tsx";

export type CollectionScheduleProps = CollectionFormProps & {
  side: ConsignmentSide;
  actions: readonly ConsignmentEventType[];
  /** When these are the actions: an ISO instant. */
  now: string;
};

/** Agrees to a time of the other side, or proposes another one. */
export function CollectionSchedule({ side, actions, now, ...form }: CollectionScheduleProps) {
  const { consignment, answer } = form;
  const { agreed } = consignment.schedule;
  const proposals = listOpenTimes(consignment, now);
  const own = formatOwnProposals(consignment, side, now);
  const typed = answer?.intent === "schedule" ? answer : undefined;
  const propose = (
    <CollectionForm {...form} intent="schedule" button="Propose this time">
      <TimeFields
        values={{ date: typed?.values["date"], window: typed?.values["window"] }}
        errors={typed?.errors ?? {}}
        at={{ now, timeZone: consignment.schedule.timeZone ?? null }}
      />
    </CollectionForm>
  );
  return (
    <Stack gap="m">
      {actions.includes("confirm-schedule") && (
        <Stack gap="s" as="ul">
          {proposals
            .filter(({ by }) => by !== side)
            .map((proposal) => (
              <li key={`${proposal.date}/${proposal.window}`}>
                <CollectionForm
                  {...form}
                  intent="confirm-schedule"
                  button={`Agree to ${formatTimeWindow(proposal)}`}
                >
                  <input type="hidden" name="window" value={`${proposal.date}/${proposal.window}`} />
                </CollectionForm>
              </li>
            ))}
        </Stack>
      )}
      {own !== null && (
        <Text size="small" tone="soft" measure>
          {own}
        </Text>
      )}
      {actions.includes("schedule") &&
        (agreed === null && proposals.length === 0 ? (
          propose
        ) : (
          <Accordion
            // A form that was sent is empty again.
            key={JSON.stringify([proposals.length, agreed])}
            items={[
              { id: "time", title: "Propose another time", open: typed !== undefined, content: propose },
            ]}
          />
        ))}
    </Stack>
  );
}
