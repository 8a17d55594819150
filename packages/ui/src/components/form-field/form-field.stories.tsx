import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { FormField } from "./form-field.tsx";

const meta = preview.meta({
  component: FormField,
  title: "Components/Form field",
  args: {
    label: "Year",
    children: (wiring) => <input {...wiring} type="number" defaultValue={1962} />,
  },
});

export const Default = meta.story({
  args: { optional: true, hint: "About when it was made.", error: "Please enter a year before this one" },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("spinbutton", { name: "Year" });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      "Please enter a year before this one About when it was made.",
    );
  },
});
