import { comesApartChoices, comesApartLabels } from "@heirloop/contract/listing/comes-apart";
import { conditions } from "@heirloop/contract/listing/condition";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Grid } from "../../components/grid/grid.tsx";
import { Select } from "../../components/select/select.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { conditionNames } from "../condition/condition-names.ts";
import { getListingFields, type ListingFieldsProps } from "./listing-fields.ts";

/** The condition of the piece and its measurements. */
export function ConditionFields({ values, errors }: ListingFieldsProps) {
  const field = getListingFields({ values, errors });
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
            hint="Describe all marks and repairs, so that buyers know what to expect."
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
          hint="Shows buyers whether it fits through their door."
          options={comesApartChoices.map((value) => ({ value, label: comesApartLabels[value] }))}
          {...field("comesApart")}
        />
      </Fieldset>
    </>
  );
}
