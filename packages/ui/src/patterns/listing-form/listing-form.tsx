import { centsOf } from "@heirloop/contract/money/cents-of";
import { type ReactNode, useState } from "react";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { PriceEarnings } from "../earnings/price-earnings.tsx";
import { HubPicker } from "../hub-picker/hub-picker.tsx";
import { AboutFields } from "./about-fields.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { DeliveryFields } from "./delivery-fields.tsx";
import type { ListingFieldsProps } from "./listing-fields.ts";

/** Fields named as in `ListingValues`; the pictures bring their own, `images`. */
export type ListingFormProps = ListingFieldsProps & {
  /** The picture upload with its fields. */
  pictures: ReactNode;
  /** City and state of the listing, or of its seller for a new one; null when unknown. */
  place: string | null;
  /** Below the price: what comparable pieces have sold for. */
  priceGuide?: ReactNode;
  /** The owner's share in percent of a consigned piece. */
  ownerPercent?: number | null;
  /** A shop's delivery terms are in its settings; a private seller sets them for each piece. */
  isShop?: boolean;
};

/** Everything that is said of a piece for sale. */
export function ListingForm({
  values,
  errors,
  pictures,
  place,
  priceGuide,
  ownerPercent = null,
  isShop = false,
}: ListingFormProps) {
  const [price, setPrice] = useState(() => centsOf(values.price));
  return (
    <Stack gap="xl">
      <Fieldset
        legend="Pictures"
        hint="Up to 12. Start with a picture of the whole piece from the front, in daylight."
        error={errors["images"]}
      >
        {pictures}
      </Fieldset>
      <AboutFields values={values} errors={errors} />
      <ConditionFields values={values} errors={errors} />
      <Fieldset legend="Price and delivery">
        <Stack gap="m">
          <Grid columns="two" gap="m">
            <MoneyField
              label="Price"
              required
              name="price"
              defaultText={values.price}
              error={errors["price"]}
              onCents={setPrice}
            />
            <PriceEarnings
              price={price}
              ownerPercent={ownerPercent}
              hint="You also keep what the buyer pays for delivery. A promo code does not lower your part."
            />
          </Grid>
          {priceGuide}
          <HubPicker
            label="City"
            required
            name="place"
            hint="The city nearest to the piece. Buyers see it; your address stays private until you agree on a pickup."
            place={place}
            value={values.place}
            error={errors["place"]}
          />
          <DeliveryFields values={values} errors={errors} isShop={isShop} />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
