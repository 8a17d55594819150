import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { lastRow } from "./address-form.css.ts";
import { usStates } from "./us-states.ts";

export type AddressFormProps = {
  /** As typed so far. Field names are `address.line1` and so on, and so are the keys of `errors`. */
  address: { line1: string; line2: string; city: string; state: string; zip: string };
  errors: FieldErrors;
};

/** A delivery address in the United States. */
export function AddressForm({ address, errors }: AddressFormProps) {
  return (
    <Stack gap="m">
      <TextField
        label="Street and number"
        name="address.line1"
        autoComplete="shipping address-line1"
        required
        defaultValue={address.line1}
        error={errors["address.line1"]}
      />
      <TextField
        label="Apartment, floor, gate"
        name="address.line2"
        autoComplete="shipping address-line2"
        optional
        defaultValue={address.line2}
        error={errors["address.line2"]}
      />
      <div className={lastRow}>
        <TextField
          label="City"
          name="address.city"
          autoComplete="shipping address-level2"
          required
          defaultValue={address.city}
          error={errors["address.city"]}
        />
        <Select
          label="State"
          name="address.state"
          autoComplete="shipping address-level1"
          required
          key={address.state === "" ? "none" : "chosen"}
          defaultValue={address.state}
          placeholder="Choose"
          options={usStates.map(([value, label]) => ({ value, label }))}
          error={errors["address.state"]}
        />
        <TextField
          label="ZIP code"
          name="address.zip"
          autoComplete="shipping postal-code"
          inputMode="numeric"
          required
          defaultValue={address.zip}
          error={errors["address.zip"]}
        />
      </div>
    </Stack>
  );
}
