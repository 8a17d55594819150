import { cents } from "@heirloop/contract/money/money.schema";
import { formatCents } from "@heirloop/contract/money/format-cents";
import type { OrderEvent } from "@heirloop/contract/order/order.events";
import { dayWindowSchema, type Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { useState, type SubmitEvent, type ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";
import { centsOf, MoneyField } from "../../components/money-field/money-field.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { typedText } from "../form/typed-text.ts";
import { windowHours, windowWords } from "./order-words.ts";
import * as styles from "./order.css.ts";

export type OrderFormProps = {
  order: Order;
  side: Side;
  busy: boolean;
  errors: FieldErrors;
  onEvent: (event: OrderEvent) => void;
};

/** Fields in a row with their button; `read` makes the event, or nothing while a field is not right. */
function EventForm({ read, onEvent, children }: { read: (fields: FormData) => OrderEvent | undefined; onEvent: OrderFormProps["onEvent"]; children: ReactNode }) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const made = read(new FormData(event.currentTarget));
    if (made) onEvent(made);
  };
  return (
    <form noValidate onSubmit={submit}>
      {children}
    </form>
  );
}

/** Another price for the piece. */
export function CounterForm({ order, side, busy, errors, onEvent }: OrderFormProps) {
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      onEvent={onEvent}
      read={(fields) => {
        const amount = centsOf(typedText(fields, "amount"));
        setWrong(amount === undefined || amount < 100 ? "Enter an amount of at least $1" : undefined);
        return amount === undefined || amount < 100 ? undefined : { type: "counter", amount: cents(amount) };
      }}
    >
      <Stack gap="s">
        <MoneyField
          label={side === "seller" ? "Your price" : "Your new offer"}
          name="amount"
          required
          hint={order.offer ? `On the table: ${formatCents(order.offer.amount)}.` : undefined}
          error={wrong ?? errors["amount"]}
        />
        <Button type="submit" busy={busy}>
          {side === "seller" ? "Name this price" : "Send this offer"}
        </Button>
      </Stack>
    </EventForm>
  );
}

/** A day and a part of it, up to three of them a side. */
export function ScheduleForm({ order, side, busy, errors, onEvent }: OrderFormProps) {
  const mine = order.schedule.proposals.filter(({ by }) => by === side);
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      onEvent={onEvent}
      read={(fields) => {
        const date = typedText(fields, "date");
        const window = dayWindowSchema.safeParse(fields.get("window"));
        const whole = /^\d{4}-\d{2}-\d{2}$/.test(date) && window.success;
        setWrong(whole ? undefined : "Choose a day");
        return whole ? { type: "schedule", date, window: window.data } : undefined;
      }}
    >
      <Stack gap="s">
        {mine.length > 0 && (
          <Text size="small" tone="soft">
            You proposed {mine.map(windowWords).join("; ")}.
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

/** The other side's proposals, each to be taken with one press. */
export function ConfirmScheduleForm({ order, side, busy, onEvent }: OrderFormProps) {
  const theirs = order.schedule.proposals.filter(({ by }) => by !== side);
  return (
    <Stack gap="xs" as="ul">
      {theirs.map((proposal) => (
        <li key={`${proposal.date}/${proposal.window}`}>
          <Button full busy={busy} onClick={() => onEvent({ type: "confirm-schedule", window: `${proposal.date}/${proposal.window}` })}>
            {windowWords(proposal)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

/** Who carries it, and for how much. */
export function CarrierForm({ busy, errors, onEvent }: OrderFormProps) {
  const [wrong, setWrong] = useState<FieldErrors>({});
  return (
    <EventForm
      onEvent={onEvent}
      read={(fields) => {
        const carrier = typedText(fields, "carrier");
        const quote = centsOf(typedText(fields, "quote"));
        setWrong({ ...(carrier === "" && { carrier: "Name the carrier" }), ...(quote === undefined && { quote: "Enter an amount in dollars" }) });
        return carrier === "" || quote === undefined ? undefined : { type: "assign-carrier", carrier, quote: cents(quote) };
      }}
    >
      <Stack gap="s">
        <div className={styles.fieldRow}>
          <div className={styles.grows}>
            <TextField label="Carrier" name="carrier" required error={wrong["carrier"] ?? errors["carrier"]} />
          </div>
          <div className={styles.grows}>
            <MoneyField label="Their price" name="quote" required error={wrong["quote"] ?? errors["quote"]} />
          </div>
        </div>
        <Button type="submit" variant="primary" busy={busy}>
          This carrier takes it
        </Button>
      </Stack>
    </EventForm>
  );
}

type OneFieldProps = OrderFormProps & { label: string; name: string; hint?: string; missing: string; action: string; eventOf: (value: string) => OrderEvent };

/** One thing to type and send: a tracking number, a handoff code. */
export function OneFieldForm({ label, name, hint, missing, action, eventOf, busy, errors, onEvent }: OneFieldProps) {
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      onEvent={onEvent}
      read={(fields) => {
        const value = typedText(fields, name);
        setWrong(value === "" ? missing : undefined);
        return value === "" ? undefined : eventOf(value);
      }}
    >
      <Stack gap="s">
        <TextField label={label} name={name} autoComplete="off" required hint={hint} error={wrong ?? errors[name]} />
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
      </Stack>
    </EventForm>
  );
}
