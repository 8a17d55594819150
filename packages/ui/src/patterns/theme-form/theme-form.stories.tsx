import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ThemeChoice } from "../../theme/themes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { ThemeForm, type ThemeFormProps } from "./theme-form.tsx";

function Chosen({ chosen: first, onChoose, ...form }: ThemeFormProps) {
  const [chosen, setChosen] = useState<ThemeChoice>(first);
  return (
    <ThemeForm
      {...form}
      chosen={chosen}
      onChoose={(choice) => {
        setChosen(choice);
        onChoose(choice);
      }}
    />
  );
}

const meta = preview.meta({
  component: ThemeForm,
  title: "Patterns/Theme form",
  args: { tone: "page" as const, chosen: "system" as const, next: "/", onChoose: fn() },
  render: (args) => <Chosen {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole("group", { name: "Theme" });
    await expect(group).toBeVisible();
    await expect(canvas.getByRole("button", { name: "System" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith("light");
    await expect(canvas.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "System" })).toHaveAttribute("aria-pressed", "false");
  },
});
export const Selected = meta.story({ args: { chosen: "contrast" as const } });
export const Dark = meta.story({ args: { chosen: "dark" as const }, globals: { theme: "dark" } });
