import { daySchema } from "@heirloop/contract/identity/identity.schema";
import { dayWindowSchema, type TimeWindow } from "@heirloop/contract/order/order.schema";
import type { OrderEventType } from "@heirloop/contract/order/order.events";
import { findTimeProblem, type KnownTimes, listAhead } from "@heirloop/contract/order/time-window";
import { Button } from "../../components/button/button.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { getText } from "../form/get-text.ts";
import { getScheduleConfirmation } from "./confirmations.ts";
import { ConfirmedOrderButton } from "./confirmed-order-button.tsx";
import { offeredTimeField } from "../form-action/form-action.ts";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import { formatTimeWindow } from "./order-copy.ts";
import { TimeFields, type TimeFieldsProps } from "./time-fields.tsx";

/** The windows of the seller's pickup hours that can still be proposed. */
function OfferedTimes({
  offered,
  known,
  errors,
}: {
  offered: TimeWindow[];
  known: KnownTimes;
  errors: TimeFieldsProps["errors"];
}) {
  const times = known.agreed === null ? known.proposed : [known.agreed, ...known.proposed];
  const left = offered.filter(
    ({ date, window }) => !times.some((time) => time.date === date && time.window === window),
  );
  return (
    <Select
      label="Pickup time"
      name={offeredTimeField}
      placeholder="Choose a time"
      hint="These are the seller’s free times."
      options={left.map((window) => ({
        value: `${window.date}/${window.window}`,
        label: formatTimeWindow(window),
      }))}
      error={errors.window}
    />
  );
}

type ProposalType = Extract<OrderEventType, "schedule" | "reschedule">;

function readOfferedTime(fields: FormData): TimeWindow | undefined {
  const [date = "", window] = getText(fields, offeredTimeField).split("/");
  const parsed = dayWindowSchema.safeParse(window);
  return parsed.success ? { date, window: parsed.data } : undefined;
}

/** Undefined without a whole day. */
function readTime(fields: FormData): TimeWindow | undefined {
  const date = getText(fields, "date");
  const window = dayWindowSchema.safeParse(fields.get("window"));
  return daySchema.safeParse(date).success && window.success ? { date, window: window.data } : undefined;
}

/** A day and a part of it. A buyer chooses from the seller's pickup hours, if there are any. */
export function TimeForm({
  type,
  known,
  action,
  order,
  busy,
  errors,
  now,
  onEvent,
}: Omit<OrderFormProps, "side"> & {
  type: ProposalType;
  known: KnownTimes;
  action: string;
}) {
  const { offered, timeZone = null } = order.schedule;
  const at = { now, timeZone };
  return (
    <EventForm
      order={order}
      type={type}
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        if (offered !== undefined) {
          const chosen = readOfferedTime(fields);
          return chosen === undefined ? { errors: { window: "Choose a time" } } : { type, ...chosen };
        }
        const time = readTime(fields);
        if (time === undefined) return { errors: { date: "Choose a day" } };
        const problem = findTimeProblem(time, known, at);
        return problem === null ? { type, ...time } : { errors: { [problem.field]: problem.message } };
      }}
    >
      {(shown) => (
        <Stack gap="s">
          {offered === undefined ? (
            <TimeFields errors={shown} at={at} />
          ) : (
            <OfferedTimes offered={offered} known={known} errors={shown} />
          )}
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}

/** The proposed times of an order that are not over yet. */
const listOpenProposals = ({ order: { schedule }, now }: Pick<OrderFormProps, "order" | "now">) =>
  listAhead(schedule.proposals, { now, timeZone: schedule.timeZone ?? null });

/** Proposes a time, up to three of them a side. */
export function ScheduleForm({ side, ...props }: OrderFormProps) {
  const { offered } = props.order.schedule;
  const mine = listOpenProposals(props).filter(({ by }) => by === side);
  return (
    <Stack gap="s">
      {mine.length > 0 && (
        <Text size="small" tone="soft">
          You proposed {mine.map(formatTimeWindow).join("; ")}.
        </Text>
      )}
      <TimeForm
        {...props}
        type="schedule"
        known={{ agreed: null, proposed: mine }}
        action={offered === undefined ? "Propose this time" : "Ask for this time"}
      />
    </Stack>
  );
}

/** The other side's proposals; one of them is agreed to. */
export function ConfirmScheduleForm({ order, side, busy, now, onEvent }: OrderFormProps) {
  const theirs = listOpenProposals({ order, now }).filter(({ by }) => by !== side);
  return (
    <Stack gap="xs" as="ul">
      {theirs.map((proposal) => (
        <li key={`${proposal.date}/${proposal.window}`}>
          <ConfirmedOrderButton
            event={{ type: "confirm-schedule", window: `${proposal.date}/${proposal.window}` }}
            confirmation={getScheduleConfirmation(order, side, proposal)}
            {...{ order, busy, onEvent }}
          >
            Agree to {formatTimeWindow(proposal)}
          </ConfirmedOrderButton>
        </li>
      ))}
    </Stack>
  );
}
