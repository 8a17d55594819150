import type { Menu } from "@heirloop/contract/catalogue/catalogue.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { conditions } from "@heirloop/contract/listing/condition";
import type { ReactNode } from "react";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Combobox } from "../../components/combobox/combobox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { conditionNames } from "../condition/condition-names.ts";
import type { FieldErrors } from "../form/field-errors.ts";
import { fieldsOf } from "../form/fields-of.ts";
import { kindOptions } from "./kinds.ts";
import type { ListingValues } from "./listing-values.ts";

/** Fields named as in {@link ListingValues}; the pictures bring their own, `images`. */
export type ListingFormProps = {
  values: ListingValues;
  errors: FieldErrors;
  /** Names that the catalogue has. */
  menu: Pick<Menu, "categories" | "rooms" | "styles">;
  /** What chooses and uploads the pictures, with its fields. */
  pictures: ReactNode;
};

type Typed = Exclude<keyof ListingValues, "rooms" | "pickup" | "delivery">;

const named = (names: ReadonlyArray<{ name: string }>, own: string) =>
  [...new Set([...names.map(({ name }) => name), ...(own === "" ? [] : [own])])]
    .map((value) => ({ value, label: formatLabel(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

function What({ values, errors, menu }: Omit<ListingFormProps, "pictures">) {
  const field = fieldsOf<Typed>(values, errors);
  return (
    <Fieldset legend="What it is">
      <Stack gap="m">
        <TextField
          label="Title"
          required
          maxLength={120}
          hint="What one would search for: kind, material, maker."
          {...field("title")}
        />
        <Combobox
          label="Kind"
          required
          placeholder="Type to find it: armchair, rug, floor lamp"
          options={kindOptions(menu, values.kind)}
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
          <TextField label="Maker or brand" optional maxLength={80} {...field("brand")} />
          <TextField
            label="Materials"
            optional
            placeholder="Oak, brass"
            hint="With commas between them."
            {...field("materials")}
          />
          <Select
            label="Style"
            optional
            placeholder="None of these"
            options={named(menu.styles, values.style)}
            {...field("style")}
          />
          <TextField label="Color" optional maxLength={80} {...field("color")} />
        </Grid>
        <Fieldset legend="Rooms it suits" look="label" error={errors["rooms"]}>
          <Grid columns="three" gap="xs">
            {named(menu.rooms, "").map(({ value, label }) => (
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
  const field = fieldsOf<Typed>(values, errors);
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
      </Fieldset>
    </>
  );
}

/** Everything that is said of a piece for sale. */
export function ListingForm({ values, errors, menu, pictures }: ListingFormProps) {
  const field = fieldsOf<Typed>(values, errors);
  return (
    <Stack gap="xl">
      <Fieldset
        legend="Pictures"
        hint="Up to 12. The first one leads: the whole piece from the front, in daylight."
        error={errors["images"]}
      >
        {pictures}
      </Fieldset>
      <What values={values} errors={errors} menu={menu} />
      <State values={values} errors={errors} />
      <Fieldset legend="Price and handover">
        <Stack gap="m">
          <Grid columns="two" gap="m">
            <TextField
              label="Price"
              required
              inputMode="decimal"
              autoComplete="off"
              prefix="$"
              {...field("price")}
            />
          </Grid>
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
              description="You bring it in your area; a carrier does elsewhere."
              defaultChecked={values.delivery}
            />
          </Fieldset>
        </Stack>
      </Fieldset>
    </Stack>
  );
}
