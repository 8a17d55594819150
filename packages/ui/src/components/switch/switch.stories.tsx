import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Switch } from "./switch.tsx";

const meta = preview.meta({
  component: Switch,
  title: "Components/Switch",
  args: { label: "Email me", description: "When a saved search finds something", name: "mail" },
});

export const Off = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch", { name: /Email me/ });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
});
export const On = meta.story({ args: { defaultChecked: true } });
