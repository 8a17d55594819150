import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { amountMessage, centsOf } from "@heirloop/contract/money/cents-of";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { PriceEarnings } from "../earnings/price-earnings.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getText } from "../form/get-text.ts";
import type { Confirmation } from "../confirm/confirm-dialog.tsx";
import { getDeliveryDuty } from "./delivery-duty.ts";
import { parseCounteroffer } from "./counteroffer-amount.ts";
import { EventForm, type OrderFormProps } from "./event-form.tsx";
import * as styles from "./order.css.ts";

/** Another price for the piece. */
export function CounterForm({ order, side, busy, errors, counterRange, onEvent }: OrderFormProps) {
  const [wrong, setWrong] = useState<string>();
  const [price, setPrice] = useState<number>();
  return (
    <EventForm
      order={order}
      type="counter"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const counter = parseCounteroffer(getText(fields, "amount"), counterRange);
        setWrong("wrong" in counter ? counter.wrong : undefined);
        return "wrong" in counter ? undefined : { type: "counter", amount: counter.amount };
      }}
    >
      <Stack gap="s">
        <MoneyField
          label={side === "seller" ? "Your price" : "Your new offer"}
          name="amount"
          required
          hint={counterRange?.hint}
          error={wrong ?? errors["amount"]}
          onCents={setPrice}
        />
        {order.earnings && (
          <PriceEarnings
            price={price}
            priceLabel="Your price"
            delivery={order.earnings.delivery}
            ownerPercent={order.earnings.ownerPercent}
            hint={getDeliveryDuty(order) ?? undefined}
          />
        )}
        <Button type="submit" busy={busy}>
          {side === "seller" ? "Send counteroffer" : "Send this offer"}
        </Button>
      </Stack>
    </EventForm>
  );
}

/** The carrier and its price. */
export function CarrierForm({ order, busy, errors, onEvent }: OrderFormProps) {
  const [wrong, setWrong] = useState<FieldErrors>({});
  return (
    <EventForm
      order={order}
      type="assign-carrier"
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const carrier = getText(fields, "carrier");
        const quote = centsOf(getText(fields, "quote"));
        setWrong({
          ...(carrier === "" && { carrier: "Name the carrier" }),
          ...(quote === undefined && { quote: amountMessage }),
        });
        return carrier === "" || quote === undefined
          ? undefined
          : { type: "assign-carrier", carrier, quote: cents(quote) };
      }}
    >
      <Stack gap="s">
        <div className={styles.fieldRow}>
          <div className={styles.grows}>
            <TextField
              label="Carrier"
              name="carrier"
              required
              error={wrong["carrier"] ?? errors["carrier"]}
            />
          </div>
          <div className={styles.grows}>
            <MoneyField label="Their price" name="quote" required error={wrong["quote"] ?? errors["quote"]} />
          </div>
        </div>
        <Text size="small" tone="soft">
          You pay the carrier. The buyer does not see the price.
        </Text>
        <Button type="submit" variant="primary" busy={busy}>
          This carrier takes it
        </Button>
      </Stack>
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
  const [wrong, setWrong] = useState<string>();
  return (
    <EventForm
      order={order}
      type={type}
      confirmation={confirmation}
      errors={errors}
      onEvent={onEvent}
      read={(fields) => {
        const value = getText(fields, name);
        setWrong(value === "" ? missing : undefined);
        return value === "" ? undefined : getEvent(value);
      }}
    >
      <Stack gap="s">
        <TextField
          label={label}
          name={name}
          autoComplete="off"
          required
          hint={hint}
          error={wrong ?? errors[name]}
        />
        <Button type="submit" variant={variant} busy={busy}>
          {action}
        </Button>
      </Stack>
    </EventForm>
  );
}
