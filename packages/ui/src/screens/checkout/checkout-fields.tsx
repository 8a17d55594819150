import { useId, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AddressForm } from "../../patterns/address-form/address-form.tsx";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { DeliveryNotes } from "./delivery-notes.tsx";
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";
import * as styles from "./checkout-screen.css.ts";

type FieldsProps = { draft: CheckoutDraft; errors: FieldErrors };

export function ContactFields({ draft: { contact }, errors }: FieldsProps) {
  const field = getFields(contact, errors, "contact");
  return (
    <Fieldset legend="Contact">
      <Grid columns="two" gap="m">
        <TextField label="First name" autoComplete="given-name" required {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" required {...field("lastName")} />
        <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          hint="So that the seller or the delivery team can reach you."
          {...field("phone")}
        />
      </Grid>
    </Fieldset>
  );
}

export type DeliveryFieldsProps = FieldsProps &
  Pick<CheckoutScreenProps, "deliveryTypes" | "quote"> & { type: CheckoutDraft["type"] };

/** Delivery type: delivered to an address, or picked up by the buyer. */
export function DeliveryFields({ draft, errors, deliveryTypes, quote, type }: DeliveryFieldsProps) {
  return (
    <>
      <Stack gap="xl">
        <Fieldset legend="Delivery or pickup">
          <RadioGroup
            legend="How should it come to you?"
            hideLegend
            name="type"
            look="cards"
            value={type}
            onChange={() => {
              // The form is read on every change; the parent passes `type` back.
            }}
            error={errors["type"]}
            options={[
              {
                value: "delivery",
                label: "Delivery",
                description: deliveryTypes.delivery
                  ? "Two people carry it into the room you choose"
                  : "Not offered for every piece in this order",
                disabled: !deliveryTypes.delivery,
              },
              {
                value: "pickup",
                label: "Pickup",
                description: deliveryTypes.pickup
                  ? "You pick it up from the seller, at a time you both agree on"
                  : "Not offered for every piece in this order",
                disabled: !deliveryTypes.pickup,
              },
            ]}
          />
        </Fieldset>
        {type === "delivery" ? (
          <Fieldset legend="Address">
            <AddressForm address={draft.address} errors={errors} />
          </Fieldset>
        ) : (
          <Checkbox
            name="scheduleViewing"
            label="I want to see it first"
            description="Until you have seen it you can cancel at no cost."
            defaultChecked={draft.scheduleViewing}
          />
        )}
      </Stack>
      {type === "delivery" && <DeliveryNotes quote={quote} canPickUp={deliveryTypes.pickup} />}
    </>
  );
}

export type PromoFieldProps = FieldsProps & Pick<CheckoutScreenProps, "quote"> & { onApply: () => void };

export function PromoField({ draft, errors, quote, onApply }: PromoFieldProps) {
  const promo = quote.state === "ready" ? quote.value.promo : null;
  const messageId = useId();
  // An error applies to the submitted code, not to one typed since.
  const [refused, setRefused] = useState({ errors, code: draft.promoCode });
  if (refused.errors !== errors) setRefused({ errors, code: draft.promoCode });
  const wrong =
    (refused.code === draft.promoCode ? errors["promoCode"] : undefined) ??
    (promo?.applied === false ? (promo.reason ?? "This code does not apply") : undefined);
  return (
    <Stack gap="xs">
      <div className={styles.promo}>
        <div className={styles.promoField}>
          <TextField
            label="Promo code"
            name="promoCode"
            autoComplete="off"
            optional
            defaultValue={draft.promoCode}
            {...(wrong ? { "aria-invalid": true, "aria-describedby": messageId } : {})}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onApply();
            }}
          />
        </div>
        <Button onClick={onApply}>Apply</Button>
      </div>
      <div role="status" id={messageId}>
        {wrong ? (
          <Text size="small" tone="danger">
            {wrong}
          </Text>
        ) : (
          promo && (
            <Text size="small" tone="success">
              {promo.code} is applied.
            </Text>
          )
        )}
      </div>
    </Stack>
  );
}
