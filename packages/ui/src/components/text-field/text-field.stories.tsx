import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  title: "Components/Text field",
  args: { label: "Email", name: "email", type: "email" as const },
});

export const States = meta.story({
  render: (args) => (
    <Stack gap="l">
      <TextField {...args} />
      <TextField
        {...args}
        defaultValue="alma@heirloop.example"
        hint="We’ll only email you about your orders."
      />
      <TextField {...args} label="Phone" type="tel" optional />
      <TextField {...args} label="Width" type="text" suffix="in" defaultValue="72.5" />
      <TextField {...args} label="Search" type="search" hideLabel placeholder="Search within these pieces" />
      <TextField {...args} label="Name" disabled defaultValue="Alma" />
    </Stack>
  ),
});

export const Error = meta.story({
  args: {
    error: "Please enter a valid email address",
    hint: "We’ll only email you about your orders.",
    defaultValue: "alma@",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Please enter a valid email address We’ll only email you about your orders.",
    );
  },
});
