import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { ListingFieldsProps } from "./listing-fields.ts";

/** How far a private seller delivers a piece, and for how much. */
function DeliveryArea({ values, errors }: ListingFieldsProps) {
  return (
    <Fieldset
      legend="If you deliver it yourself"
      look="label"
      hint="Leave these empty to deliver in the area of your city at the standard fee. A fee of 0 is free delivery."
      error={errors["deliveryTerms"] ?? errors["deliveryTerms.bands"]}
    >
      <Grid columns="three" gap="m">
        <TextField
          label="From ZIP code"
          optional
          inputMode="numeric"
          autoComplete="postal-code"
          name="deliveryZip"
          defaultValue={values.deliveryZip ?? ""}
          error={errors["deliveryTerms.zip"]}
        />
        <TextField
          label="Up to"
          optional
          inputMode="numeric"
          suffix="miles"
          name="deliveryMiles"
          defaultValue={values.deliveryMiles ?? ""}
          error={errors["deliveryTerms.bands.0.miles"]}
        />
        <MoneyField
          label="Delivery fee"
          optional
          name="deliveryFee"
          defaultText={values.deliveryFee ?? ""}
          error={errors["deliveryTerms.bands.0.fee"]}
        />
      </Grid>
    </Fieldset>
  );
}

type DeliveryFieldsProps = ListingFieldsProps & {
  /** A shop's delivery terms are in its settings; a private seller sets them for each piece. */
  isShop: boolean;
};

/** Whether the piece can be picked up or is delivered, how far and for how much. */
export function DeliveryFields({ values, errors, isShop }: DeliveryFieldsProps) {
  return (
    <>
      <Fieldset legend="Pickup and delivery" look="label" error={errors["delivery"]}>
        <Checkbox
          name="pickup"
          value="yes"
          label="Pickup"
          description="The buyer picks it up from you."
          defaultChecked={values.pickup}
        />
        <Checkbox
          name="delivery"
          value="yes"
          label="Delivery"
          description="You deliver it in your area. Anywhere else, you book and pay a carrier."
          defaultChecked={values.delivery}
        />
      </Fieldset>
      {isShop ? (
        <Text size="small" tone="soft">
          Your delivery area and fees are in{" "}
          <TextLink href={pageUrls.deliveryTerms()}>your delivery terms</TextLink>.
        </Text>
      ) : (
        <DeliveryArea values={values} errors={errors} />
      )}
    </>
  );
}
