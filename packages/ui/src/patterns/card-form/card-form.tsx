import { Banner } from "../../components/banner/banner.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getFields } from "../form/get-fields.ts";

export type CardFormProps = {
  /** Field names are `card.number` and so on, and so are the keys of `errors`. */
  card: { number: string; expiry: string; cvc: string };
  errors: FieldErrors;
};

/** Test cards of the sandbox; a number is never broken over two lines. */
const cards = {
  paid: "4242\u00a04242\u00a04242\u00a04242",
  declined: "4000\u00a00000\u00a00000\u00a00002",
  confirmed: "4000\u00a00025\u00a00000\u00a03155",
};

/** A test card for the sandbox provider: no money is charged, and real cards do not belong here. */
export function CardForm({ card, errors }: CardFormProps) {
  const field = getFields(card, errors, "card");
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
        error={errors["card.number"] ?? errors["paymentMethod"]}
      />
      <Grid columns="four" gap="m">
        <TextField
          label="Expires"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          required
          {...field("expiry")}
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
