import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { Button } from "../../components/button/button.tsx";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { getText } from "../form/get-text.ts";
import type { Confirmation } from "../confirm/confirmation.ts";
import { checkCounteroffer } from "./counteroffer-amount.ts";
import { CounterofferField } from "./counteroffer-field.tsx";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import * as styles from "./order.css.ts";

/** Another price for the piece. */
export function CounterForm({ order, side, busy, errors, counterRange, onEvent }: OrderFormProps) {
  return (
    <EventForm
      order={order}
      type="counter"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const counter = checkCounteroffer(centsOf(getText(fields, "amount")), counterRange);
        return "wrong" in counter
          ? { errors: { amount: counter.wrong } }
          : { type: "counter", amount: counter.amount };
      }}
    >
      {(shown) => (
        <Stack gap="s">
          <CounterofferField
            label={side === "seller" ? "Your price" : "Your new offer"}
            range={counterRange}
            order={order}
            error={shown["amount"]}
          />
          <Button type="submit" busy={busy}>
            {side === "seller" ? "Send counteroffer" : "Send this offer"}
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}

/** The carrier and its price. */
export function CarrierForm({ order, busy, errors, onEvent }: OrderFormProps) {
  return (
    <EventForm
      order={order}
      type="assign-carrier"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const carrier = getText(fields, "carrier");
        const quote = centsOf(getText(fields, "quote"));
        if (carrier !== "" && quote !== undefined)
          return { type: "assign-carrier", carrier, quote: cents(quote) };
        return {
          errors: {
            ...(carrier === "" && { carrier: "Name the carrier" }),
            ...(quote === undefined && { quote: amountMessage }),
          },
        };
      }}
    >
      {(shown) => (
        <Stack gap="s">
          <div className={styles.fieldRow}>
            <div className={styles.grows}>
              <TextField label="Carrier" name="carrier" required error={shown["carrier"]} />
            </div>
            <div className={styles.grows}>
              <MoneyField label="Their price" name="quote" required error={shown["quote"]} />
            </div>
          </div>
          <Text size="small" tone="soft">
            You pay the carrier. The buyer does not see the price.
          </Text>
          <Button type="submit" variant="primary" busy={busy}>
            This carrier takes it
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}

type OneFieldProps = OrderFormProps & {
  label: string;
  name: string;
  type: OrderEventType;
  hint?: string;
  missing: string;
  action: string;
  /** `secondary` where the order has a more decisive action. */
  variant?: "primary" | "secondary";
  confirmation?: Confirmation;
  getEvent: (value: string) => OrderEvent;
};

/** One thing to type and send: a tracking number, a handoff code. */
export function OneFieldForm({
  label,
  name,
  type,
  hint,
  missing,
  action,
  variant = "primary",
  confirmation,
  getEvent,
  order,
  busy,
  errors,
  onEvent,
}: OneFieldProps) {
  return (
    <EventForm
      order={order}
      type={type}
      confirmation={confirmation}
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const value = getText(fields, name);
        return value === "" ? { errors: { [name]: missing } } : getEvent(value);
      }}
    >
      {(shown) => (
        <Stack gap="s">
          <TextField label={label} name={name} autoComplete="off" required hint={hint} error={shown[name]} />
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
        </Stack>
      )}
    </EventForm>
  );
}
