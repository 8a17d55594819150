import { dayWindowSchema } from "@heirloop/contract/order/order.schema";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { getText } from "../form/get-text.ts";
import { getScheduleConfirmation } from "./confirmations.ts";
import { ConfirmedOrderButton } from "./confirmed-order-button.tsx";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import { windowHours, formatTimeWindow } from "./order-copy.ts";
import * as styles from "./order.css.ts";

/** A day and a part of it, up to three of them a side. */
export function ScheduleForm({ order, side, busy, errors, onEvent }: OrderFormProps) {
  const mine = order.schedule.proposals.filter(({ by }) => by === side);
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      order={order}
      type="schedule"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const date = getText(fields, "date");
        const window = dayWindowSchema.safeParse(fields.get("window"));
        const whole = /^\d{4}-\d{2}-\d{2}$/.test(date) && window.success;
        setWrong(whole ? undefined : "Choose a day");
        return whole ? { type: "schedule", date, window: window.data } : undefined;
      }}
    >
      <Stack gap="s">
        {mine.length > 0 && (
          <Text size="small" tone="soft">
            You proposed {mine.map(formatTimeWindow).join("; ")}.
          </Text>
        )}
        <div className={styles.fieldRow}>
          <div className={styles.grows}>
            <TextField label="Day" name="date" type="date" required error={wrong ?? errors["date"]} />
          </div>
          <div className={styles.grows}>
            <Select
              label="Time of day"
              name="window"
              defaultValue="morning"
              options={dayWindowSchema.options.map((value) => ({ value, label: windowHours[value] }))}
              error={errors["window"]}
            />
          </div>
        </div>
        <Button type="submit" busy={busy}>
          Propose this time
        </Button>
      </Stack>
    </EventForm>
  );
}

/** The other side's proposals; one of them is agreed to. */
export function ConfirmScheduleForm({ order, side, busy, onEvent }: OrderFormProps) {
  const theirs = order.schedule.proposals.filter(({ by }) => by !== side);
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
