import preview from "../../../../../.storybook/preview.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Fieldset } from "./fieldset.tsx";

const meta = preview.meta({
  component: Fieldset,
  title: "Components/Fieldset",
  args: {
    legend: "Delivery address",
    children: <TextField label="ZIP code" name="zip" inputMode="numeric" />,
  },
});

export const Default = meta.story({ args: { hint: "Where the piece shall stand." } });
export const Error = meta.story({ args: { look: "label", error: "We do not deliver there yet" } });
