import { Banner } from "../../components/banner/banner.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";

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

/** A card for the sandbox provider, which says so: no money moves, and no real card belongs here. */
export function CardForm({ card, errors }: CardFormProps) {
  return (
    <Stack gap="m">
      <Banner>
        <strong>Sandbox payment.</strong>{" "}
        {`No money moves here, so use a test card and never a real one: ${cards.paid} is paid, ${cards.declined} is declined, ${cards.confirmed} asks you to confirm at the bank. Any later date and any three digits will do.`}
      </Banner>
      <TextField
        label="Card number"
        name="card.number"
        inputMode="numeric"
        autoComplete="off"
        placeholder="4242 4242 4242 4242"
        required
        defaultValue={card.number}
        error={errors["card.number"] ?? errors["paymentMethod"]}
      />
      <Grid columns="four" gap="m">
        <TextField
          label="Expires"
          name="card.expiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM/YY"
          required
          defaultValue={card.expiry}
          error={errors["card.expiry"]}
        />
        <TextField
          label="Security code"
          name="card.cvc"
          inputMode="numeric"
          autoComplete="off"
          placeholder="123"
          required
          defaultValue={card.cvc}
          error={errors["card.cvc"]}
        />
      </Grid>
    </Stack>
  );
}
