import type { OfferedShops as Offered } from "@heirloop/contract/consignment/consignment.schema";
import { consignmentKinds } from "@heirloop/contract/consignment/consignment-kinds";
import { conditions } from "@heirloop/contract/listing/condition";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ConsignStep } from "@heirloop/machines/consignment/consign-steps";
import type { ReactNode } from "react";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { MoneyField } from "../../components/money-field/money-field.tsx";
import { RadioGroup } from "../../components/radio-group/radio-group.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import type { FieldErrors } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import * as styles from "./consign-form-screen.css.ts";
import { OfferedShops } from "./offered-shops.tsx";

/** The typed values by field name. */
export type ConsignValues = Readonly<
  Partial<
    Record<
      | "title"
      | "kind"
      | "brand"
      | "age"
      | "condition"
      | "width"
      | "depth"
      | "height"
      | "place"
      | "zip"
      | "pickupAccess",
      string
    >
  >
>;

export type ConsignFieldsProps = {
  values: ConsignValues;
  errors: FieldErrors;
  /** The picture upload; its fields are named `images`. */
  pictures: ReactNode;
  /** Cents; undefined while there is no price. */
  expectedPrice: number | undefined;
  /** The owner's part of the expected price, in cents; undefined while there is no price. */
  share: number | undefined;
  /** The shops that see a piece with the typed ZIP code; null while they are unknown. */
  shops: Offered | null;
};

const kinds = consignmentKinds.map((kind) => ({
  value: kind,
  label: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
}));

function Pictures({ pictures, errors }: ConsignFieldsProps) {
  return (
    <Stack gap="m">
      <Text tone="soft" measure>
        Take a picture of the whole piece, by a window if you can. Then take close-ups of the maker’s mark,
        the joints and every scratch. Shops decide from your pictures.
      </Text>
      <Fieldset look="hidden" legend="Pictures" error={errors["images"]}>
        {pictures}
      </Fieldset>
    </Stack>
  );
}

function Piece({ values, errors }: ConsignFieldsProps) {
  const field = getFields(values, errors);
  const size = (name: "width" | "depth" | "height", label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      suffix="in"
      {...field(name)}
      error={errors[`dimensions.${name}`]}
    />
  );
  return (
    <Stack gap="l">
      <TextField
        label="Title"
        maxLength={120}
        hint="“Oak farmhouse table with two leaves” says more than “Table”."
        {...field("title")}
      />
      <Select label="Kind of piece" placeholder="Choose a kind" options={kinds} {...field("kind")} />
      <TextField
        label="Maker or brand"
        optional
        maxLength={80}
        hint="Look under the seat, inside a drawer, on the back."
        {...field("brand")}
      />
      <TextField
        label="Age, as far as you know"
        optional
        maxLength={40}
        hint="“Bought in 2009”, or “my grandmother’s, from the fifties”."
        {...field("age")}
      />
      <RadioGroup
        legend="Condition"
        look="cards"
        options={conditions.map((value) => ({
          value,
          label: conditionNames[value].name,
          description: conditionNames[value].meaning,
        }))}
        {...field("condition")}
      />
      <div className={styles.sizes}>
        {size("width", "Width")}
        {size("depth", "Depth")}
        {size("height", "Height")}
      </div>
    </Stack>
  );
}

function Place({ values, errors, shops }: ConsignFieldsProps) {
  const field = getFields(values, errors);
  return (
    <Stack gap="l">
      <TextField
        label="City and state"
        maxLength={120}
        autoComplete="address-level2"
        hint="Shops see only the city, such as Oakland, CA. You give your address to the shop that accepts the piece."
        {...field("place")}
      />
      <div>
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          hint="We use it to find the shops near you."
          {...field("zip")}
        />
        <div role="status" className={styles.shops}>
          <OfferedShops shops={shops} />
        </div>
      </div>
      <TextArea
        label="Pickup access"
        optional
        maxLength={600}
        hint="Floor, stairs, elevator, parking, narrow turns: anything that the two people who carry it should know."
        {...field("pickupAccess")}
      />
    </Stack>
  );
}

function Price({ expectedPrice, errors, share }: ConsignFieldsProps) {
  return (
    <Stack gap="l">
      <MoneyField
        label="What do you expect it to sell for?"
        name="expectedPrice"
        hint="The shop proposes its own price; this tells it what you expect."
        defaultCents={expectedPrice}
        error={errors["expectedPrice"]}
      />
      <output className={styles.share} htmlFor="expectedPrice">
        <Text size="label" tone="soft">
          {`Your usual share, ${constants.consignerShare} percent`}
        </Text>
        <Text size="strong" numeric>
          {share === undefined ? "Enter a price and see" : `About ${formatCents(share)}`}
        </Text>
      </output>
    </Stack>
  );
}

/** The fields of each page that has any. */
export const consignFields: Readonly<
  Record<Exclude<ConsignStep, "review">, (props: ConsignFieldsProps) => ReactNode>
> = { pictures: Pictures, piece: Piece, place: Place, price: Price };
