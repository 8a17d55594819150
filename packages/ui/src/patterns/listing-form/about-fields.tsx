import { catalogTerms } from "@heirloop/contract/catalog/catalog-terms";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { formatLabel } from "@heirloop/contract/label/label";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Combobox } from "../../components/combobox/combobox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { getListingFields, type ListingFieldsProps } from "./listing-fields.ts";
import { typeOptions } from "./type-options.ts";

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
function Materials({ values, errors }: ListingFieldsProps) {
  const boxes = Math.min(constants.materialsPerListing, Math.max(3, values.materials.length + 1));
  return (
    <Fieldset legend="Materials" look="label" hint="Enter the main one first." error={errors["materials"]}>
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

/** What the piece is, what it is made of and where it fits in. */
export function AboutFields({ values, errors }: ListingFieldsProps) {
  const field = getListingFields({ values, errors });
  return (
    <Fieldset legend="About the piece">
      <Stack gap="m">
        <TextField
          label="Title"
          required
          maxLength={120}
          hint="Use words that buyers search for: kind, material, maker."
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
          hint="Say where it comes from, what it is made of and how it was used."
          {...field("description")}
        />
        <Grid columns="two" gap="m">
          <TextField
            label="Maker or brand"
            optional
            maxLength={80}
            hint="We show a new brand on your listing right away, and in our menus after we have checked it."
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
