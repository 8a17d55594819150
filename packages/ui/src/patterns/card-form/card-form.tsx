import { formatCardExpiry } from "@heirloop/contract/checkout/card-expiry";
import { type ReactNode, useId } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { FieldError } from "../../components/form-field/form-field.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getFields } from "../form/get-fields.ts";
import * as styles from "./card-form.css.ts";

export type CardFormProps = {
  /** Field names are `card.number` and so on, and so are the keys of `errors`. */
  card: { number: string; expiry: string; cvc: string };
  errors: FieldErrors;
  /** The payment gateway's own form; without it these are the fields for the sandbox's test cards. */
  gatewayForm?: ReactNode;
};

/** Test cards of the sandbox; a number is never broken over two lines. */
const cards = {
  paid: "4242\u00a04242\u00a04242\u00a04242",
  declined: "4000\u00a00000\u00a00000\u00a00002",
  confirmed: "4000\u00a00025\u00a00000\u00a03155",
};

/** The card that pays. A test card of the sandbox charges no money, and real cards do not belong there. */
export function CardForm({ card, errors, gatewayForm }: CardFormProps) {
  const field = getFields(card, errors, "card");
  const errorId = useId();
  const error = errors["card.number"] ?? errors["paymentMethod"];
  if (gatewayForm)
    return (
      <div className={styles.gateway} role="group" aria-label="Card" aria-describedby={error && errorId}>
        {gatewayForm}
        <FieldError id={errorId} error={error} />
      </div>
    );
  return (
    <Stack gap="m">
      <Banner>
        <strong>Sandbox payment.</strong>{" "}
        {`No money moves here, so use a test card and never a real one: ${cards.paid} is paid, ${cards.declined} is declined, ${cards.confirmed} asks you to confirm at the bank. Any later date and any three digits will do.`}
      </Banner>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        required
        {...field("number")}
        error={error}
      />
      <Grid columns="four" gap="m">
        <TextField
          label="Expires"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          required
          {...field("expiry")}
          onBlur={({ currentTarget }) => {
            currentTarget.value = formatCardExpiry(currentTarget.value);
          }}
        />
        <TextField
          label="Security code"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          required
          {...field("cvc")}
        />
      </Grid>
    </Stack>
  );
}
