import { formatPhone } from "@heirloop/contract/user/phone-number";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AddressForm, type AddressFormProps } from "../address-form/address-form.tsx";
import type { FieldErrors } from "../form/field-errors.ts";

export type PickupFieldsProps = {
  /** As typed so far. */
  values: { address: AddressFormProps["address"]; phone: string; accessNotes: string };
  errors: FieldErrors;
  /** Below the phone number: who calls it. */
  phoneHint: string;
};

/** Where a piece is picked up, and how to reach the person there: `address.line1` and so on, `phone`, `accessNotes`. */
export function PickupFields({ values, errors, phoneHint }: PickupFieldsProps) {
  return (
    <>
      <AddressForm address={values.address} errors={errors} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        hint={phoneHint}
        defaultValue={formatPhone(values.phone)}
        error={errors["phone"]}
      />
      <TextArea
        label="Access notes"
        name="accessNotes"
        rows={2}
        maxLength={600}
        optional
        hint="Stairs, parking, the doorbell."
        defaultValue={values.accessNotes}
        error={errors["accessNotes"]}
      />
    </>
  );
}
