import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MoneyField } from "./money-field.tsx";

const meta = preview.meta({
  component: MoneyField,
  title: "Components/Money field",
  args: { label: "Your offer", name: "offer", onCents: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Your offer" }), "1,250.5");
    await expect(args.onCents).toHaveBeenLastCalledWith(1250_50);
    await userEvent.type(canvas.getByRole("textbox", { name: "Your offer" }), "x");
    await expect(args.onCents).toHaveBeenLastCalledWith(undefined);
  },
});
export const Filled = meta.story({ args: { defaultCents: 89_900 } });
export const Error = meta.story({ args: { defaultCents: 300_000, error: "Stay below the price of $2,250" } });
