import { usStates } from "@heirloop/contract/address/us-states";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getFields } from "../form/get-fields.ts";
import { lastRow } from "./address-form.css.ts";

export type AddressFormProps = {
  /** As typed so far. Field names are `address.line1` and so on, and so are the keys of `errors`. */
  address: { line1: string; line2: string; city: string; state: string; zip: string };
  errors: FieldErrors;
};

/** A delivery address in the United States. */
export function AddressForm({ address, errors }: AddressFormProps) {
  const field = getFields(address, errors, "address");
  return (
    <Stack gap="m">
      <TextField label="Street address" autoComplete="shipping address-line1" required {...field("line1")} />
      <TextField
        label="Apartment, floor, gate"
        autoComplete="shipping address-line2"
        optional
        {...field("line2")}
      />
      <div className={lastRow}>
        <TextField label="City" autoComplete="shipping address-level2" required {...field("city")} />
        <Select
          label="State"
          autoComplete="shipping address-level1"
          required
          key={address.state === "" ? "none" : "chosen"}
          placeholder="Choose"
          options={usStates.map(([value, label]) => ({ value, label }))}
          {...field("state")}
        />
        <TextField
          label="ZIP code"
          autoComplete="shipping postal-code"
          inputMode="numeric"
          required
          {...field("zip")}
        />
      </div>
    </Stack>
  );
}
