import { hubs } from "@heirloop/contract/hub/hub";
import { Combobox } from "../../components/combobox/combobox.tsx";
import type { ComboboxOption } from "../../components/combobox/filter-options.ts";

export type HubPickerProps = {
  label: string;
  /** Name of the form field: a hub's id, or `keep` for the current location. */
  name: string;
  hint?: string;
  /** What is wrong, saying what to do. */
  error?: string | undefined;
  /** City and state of the user; null when unknown. */
  place: string | null;
  /** The value before the form was returned. */
  value?: string | undefined;
  required?: boolean;
  optional?: boolean;
};

/** By city; where the network calls the area otherwise, it is found by that name too. */
const cities: readonly ComboboxOption[] = hubs
  .map(({ id, geolocation, area }) => ({
    value: id,
    label: geolocation,
    ...(!geolocation.startsWith(area) && { note: area }),
  }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Which of the cities that the delivery network serves is the nearest. */
export function HubPicker({ place, value, ...field }: HubPickerProps) {
  // A saved city is the current location.
  const saved = hubs.some(({ id, geolocation }) => id === value && geolocation === place);
  const own: readonly ComboboxOption[] =
    place === null ? [] : [{ value: "keep", label: place, note: "Your current city" }];
  return (
    <Combobox
      {...field}
      placeholder="Type a city or an area"
      defaultValue={saved ? "keep" : (value ?? (place === null ? "" : "keep"))}
      options={[...own, ...cities.filter(({ label }) => label !== place)]}
    />
  );
}
