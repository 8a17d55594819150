import { dayWindowSchema, type TimeWindow } from "@heirloop/contract/order/order.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { listAhead } from "@heirloop/contract/order/time-window";
import { useState } from "react";
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
import { TimeFields } from "./time-fields.tsx";

/** The windows of the seller's pickup hours that can still be proposed. */
function OfferedTimes({
  offered,
  known,
  error,
}: {
  offered: TimeWindow[];
  /** Times that are proposed or agreed to already. */
  known: readonly TimeWindow[];
  error?: string | undefined;
}) {
  const left = offered.filter(
    ({ date, window }) => !known.some((time) => time.date === date && time.window === window),
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
      error={error}
    />
  );
}

type ProposalType = Extract<OrderEventType, "schedule" | "reschedule">;

function readOfferedTime(type: ProposalType, fields: FormData): OrderEvent | undefined {
  const [date = "", window] = getText(fields, offeredTimeField).split("/");
  const parsed = dayWindowSchema.safeParse(window);
  return parsed.success ? { type, date, window: parsed.data } : undefined;
}

/** A day and a part of it. A buyer chooses from the seller's pickup hours, if there are any. */
export function TimeForm({
  type,
  known,
  action,
  order,
  busy,
  errors,
  onEvent,
}: Omit<OrderFormProps, "side" | "now"> & {
  type: ProposalType;
  /** Times that cannot be proposed again. */
  known: readonly TimeWindow[];
  action: string;
}) {
  const { offered } = order.schedule;
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      order={order}
      type={type}
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        if (offered !== undefined) {
          const event = readOfferedTime(type, fields);
          setWrong(event === undefined ? "Choose a time" : undefined);
          return event;
        }
        const date = getText(fields, "date");
        const window = dayWindowSchema.safeParse(fields.get("window"));
        const whole = /^\d{4}-\d{2}-\d{2}$/.test(date) && window.success;
        setWrong(whole ? undefined : "Choose a day");
        return whole ? { type, date, window: window.data } : undefined;
      }}
    >
      <Stack gap="s">
        {offered === undefined ? (
          <TimeFields errors={{ date: wrong ?? errors["date"], window: errors["window"] }} />
        ) : (
          <OfferedTimes offered={offered} known={known} error={wrong ?? errors["window"]} />
        )}
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </Stack>
    </EventForm>
  );
}

/** The proposed times of an order that are not over yet. */
const listOpenProposals = ({ order: { schedule }, now }: Pick<OrderFormProps, "order" | "now">) =>
  listAhead(schedule.proposals, { now, timeZone: schedule.timeZone ?? null });

/** Proposes a time, up to three of them a side. */
export function ScheduleForm({ side, now, ...props }: OrderFormProps) {
  const { offered } = props.order.schedule;
  const mine = listOpenProposals({ order: props.order, now }).filter(({ by }) => by === side);
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
        known={mine}
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
