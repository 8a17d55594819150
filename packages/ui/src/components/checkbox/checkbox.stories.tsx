import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Components/Checkbox",
  args: { label: "Knoll", name: "brand", value: "knoll" },
});

export const Default = meta.story({
  args: { aside: 214, description: "New York, since 1938" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: /Knoll/ });
    await userEvent.click(canvas.getByText("Knoll"));
    await expect(box).toBeChecked();
  },
});
export const Error = meta.story({
  args: { label: "I have read the terms", error: "Read and accept the terms first" },
});
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
