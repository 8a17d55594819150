import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { catalogTerms } from "@heirloop/contract/catalog/catalog-terms";
import { formatLabel } from "@heirloop/contract/label/label";
import { comesApartChoices, comesApartLabels } from "@heirloop/contract/listing/comes-apart";
import { conditions } from "@heirloop/contract/listing/condition";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { type ReactNode, useState } from "react";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Combobox } from "../../components/combobox/combobox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { conditionNames } from "../condition/condition-names.ts";
import { PriceEarnings } from "../earnings/price-earnings.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import { getFields } from "../form/get-fields.ts";
import { HubPicker } from "../hub-picker/hub-picker.tsx";
import { typeOptions } from "./type-options.ts";
import type { ListingValues } from "./listing-values.ts";

/** Fields named as in {@link ListingValues}; the pictures bring their own, `images`. */
export type ListingFormProps = {
  values: ListingValues;
  errors: FieldErrors;
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

type Typed = Exclude<
  keyof ListingValues,
  "materials" | "rooms" | "pickup" | "delivery" | "place" | "deliveryZip" | "deliveryMiles" | "deliveryFee"
>;

const getOptions = (terms: readonly string[]) =>
  terms
    .map((value) => ({ value, label: formatLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

const options = {
  material: getOptions(catalogTerms.material),
  style: getOptions(catalogTerms.style),
  color: getOptions(catalogTerms.color),
  room: getOptions(catalogTerms.room),
};

/** Boxes for the materials that are chosen and for one more, at least three. */
function Materials({ values, errors }: Pick<ListingFormProps, "values" | "errors">) {
  const boxes = Math.min(constants.materialsPerListing, Math.max(3, values.materials.length + 1));
  return (
    <Fieldset legend="Materials" look="label" hint="The main one first." error={errors["materials"]}>
      <Grid columns="three" gap="m">
        {Array.from({ length: boxes }, (_, at) => (
          <Combobox
            key={at}
            label={`Material ${at + 1}`}
            hideLabel
            optional
            placeholder={at === 0 ? "Choose a material" : "Another material"}
            name="materials"
            options={options.material}
            defaultValue={values.materials[at]}
            error={errors[`materials.${at}`]}
          />
        ))}
      </Grid>
    </Fieldset>
  );
}

function What({ values, errors }: Pick<ListingFormProps, "values" | "errors">) {
  const field = getFields<Typed>(values, errors);
  return (
    <Fieldset legend="What it is">
      <Stack gap="m">
        <TextField
          label="Title"
          required
          maxLength={120}
          hint="Words buyers search for: kind, material, maker."
          {...field("title")}
        />
        <Combobox
          label="Kind"
          required
          placeholder="Type to find it: armchair, rug, floor lamp"
          options={typeOptions}
          {...field("kind")}
          error={errors["kind"] ?? errors["category"]}
        />
        <TextArea
          label="Description"
          required
          rows={6}
          maxLength={5_000}
          hint="Where it comes from, what it is made of, how it is used."
          {...field("description")}
        />
        <Grid columns="two" gap="m">
          <TextField
            label="Maker or brand"
            optional
            maxLength={80}
            hint="A new one is on your listing at once, and in our menus after a check."
            {...field("brand")}
          />
          <Combobox
            label="Style"
            optional
            placeholder="None of these"
            options={options.style}
            {...field("style")}
          />
          <Combobox
            label="Color"
            optional
            placeholder="None of these"
            options={options.color}
            {...field("color")}
          />
        </Grid>
        <Materials values={values} errors={errors} />
        <Fieldset legend="Rooms it suits" look="label" error={errors["rooms"]}>
          <Grid columns="four" gap="xs">
            {options.room.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="rooms"
                value={value}
                label={label}
                defaultChecked={values.rooms.includes(value)}
              />
            ))}
          </Grid>
        </Fieldset>
      </Stack>
    </Fieldset>
  );
}

function State({ values, errors }: Pick<ListingFormProps, "values" | "errors">) {
  const field = getFields<Typed>(values, errors);
  const measures = [
    ["width", "Width"],
    ["depth", "Depth"],
    ["height", "Height"],
  ] as const;
  return (
    <>
      <Fieldset legend="Condition">
        <Stack gap="m">
          <Select
            label="Condition"
            required
            placeholder="Choose one"
            options={conditions.map((value) => ({
              value,
              label: `${conditionNames[value].name}: ${conditionNames[value].meaning}`,
            }))}
            {...field("condition")}
          />
          <TextArea
            label="Marks and repairs"
            optional
            rows={3}
            maxLength={600}
            hint="What a buyer should not be surprised by."
            {...field("conditionNotes")}
          />
        </Stack>
      </Fieldset>
      <Fieldset legend="Size">
        <Grid columns="four" gap="m">
          {measures.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              required
              inputMode="decimal"
              suffix="in"
              {...field(name)}
              error={errors[`dimensions.${name}`]}
            />
          ))}
          <TextField label="Weight" optional inputMode="decimal" suffix="lb" {...field("weight")} />
        </Grid>
        <Select
          label="Comes apart"
          optional
          placeholder="Choose one"
          hint="Tells buyers whether it gets through their door."
          options={comesApartChoices.map((value) => ({ value, label: comesApartLabels[value] }))}
          {...field("comesApart")}
        />
      </Fieldset>
    </>
  );
}

/** How far a private seller delivers a piece, and for how much. */
function DeliveryArea({ values, errors }: Pick<ListingFormProps, "values" | "errors">) {
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
        hint="Up to 12. The first one leads: the whole piece from the front, in daylight."
        error={errors["images"]}
      >
        {pictures}
      </Fieldset>
      <What values={values} errors={errors} />
      <State values={values} errors={errors} />
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
              hint="What the buyer pays for delivery comes on top and is yours. A promo code does not lower your part."
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
          <Fieldset legend="How it gets to the buyer" look="label" error={errors["delivery"]}>
            <Checkbox
              name="pickup"
              value="yes"
              label="Pickup"
              description="The buyer comes and takes it along."
              defaultChecked={values.pickup}
            />
            <Checkbox
              name="delivery"
              value="yes"
              label="Delivery"
              description="You bring it in your area. Elsewhere you book and pay a carrier."
              defaultChecked={values.delivery}
            />
          </Fieldset>
          {isShop ? (
            <Text size="small" tone="soft">
              How far you deliver and for how much is in{" "}
              <TextLink href={pageUrls.deliveryTerms()}>your delivery terms</TextLink>.
            </Text>
          ) : (
            <DeliveryArea values={values} errors={errors} />
          )}
        </Stack>
      </Fieldset>
    </Stack>
  );
}
