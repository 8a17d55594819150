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
import type { CheckoutDraft } from "./checkout-draft.ts";
import type { CheckoutScreenProps } from "./checkout-screen-props.ts";
import * as styles from "./checkout-screen.css.ts";

type FieldsProps = { draft: CheckoutDraft; errors: FieldErrors };

export function ContactFields({ draft: { contact }, errors }: FieldsProps) {
  return (
    <Fieldset legend="Contact">
      <Grid columns="two" gap="m">
        <TextField
          label="First name"
          name="contact.firstName"
          autoComplete="given-name"
          required
          defaultValue={contact.firstName}
          error={errors["contact.firstName"]}
        />
        <TextField
          label="Last name"
          name="contact.lastName"
          autoComplete="family-name"
          required
          defaultValue={contact.lastName}
          error={errors["contact.lastName"]}
        />
        <TextField
          label="Email"
          name="contact.email"
          type="email"
          autoComplete="email"
          required
          defaultValue={contact.email}
          error={errors["contact.email"]}
        />
        <TextField
          label="Phone"
          name="contact.phone"
          type="tel"
          autoComplete="tel"
          required
          hint="For the people who carry it in."
          defaultValue={contact.phone}
          error={errors["contact.phone"]}
        />
      </Grid>
    </Fieldset>
  );
}

export type WayFieldsProps = FieldsProps &
  Pick<CheckoutScreenProps, "ways"> & { type: CheckoutDraft["type"] };

/** How the pieces come: carried to an address, or fetched by the buyer. */
export function WayFields({ draft, errors, ways, type }: WayFieldsProps) {
  return (
    <Stack gap="xl">
      <Fieldset legend="Delivery or pickup">
        <RadioGroup
          legend="How should it come to you?"
          hideLegend
          name="type"
          look="cards"
          value={type}
          onChange={() => {
            // The form reads itself on every change; the answer comes back as `type`.
          }}
          error={errors["type"]}
          options={[
            {
              value: "delivery",
              label: "Delivery",
              description: ways.delivery
                ? "Two people carry it into the room you choose"
                : "Not for these pieces",
              disabled: !ways.delivery,
            },
            {
              value: "pickup",
              label: "Pickup",
              description: ways.pickup
                ? "You fetch it from the seller, at a time you both agree on"
                : "Not for these pieces",
              disabled: !ways.pickup,
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
  );
}

export type PromoFieldProps = FieldsProps & Pick<CheckoutScreenProps, "quote"> & { onApply: () => void };

export function PromoField({ draft, errors, quote, onApply }: PromoFieldProps) {
  const promo = quote.state === "ready" ? quote.value.promo : null;
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
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onApply();
            }}
          />
        </div>
        <Button onClick={onApply}>Apply</Button>
      </div>
      <div role="status">
        {errors["promoCode"] || promo?.applied === false ? (
          <Text size="small" tone="danger">
            {errors["promoCode"] ?? promo?.reason}
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
