import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { RadioGroup } from "./radio-group.tsx";

const meta = preview.meta({
  component: RadioGroup,
  title: "Components/Radio group",
  args: {
    legend: "How would you like to get it?",
    name: "type",
    options: [
      { value: "delivery", label: "Delivery", description: "Two people carry it in", aside: "$89" },
      { value: "pickup", label: "Pick it up", description: "In Wichita, Kansas", aside: "Free" },
    ],
  },
});

export const Default = meta.story({ args: { defaultValue: "delivery" } });
export const Cards = meta.story({
  args: { look: "cards", defaultValue: "delivery", onChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Pick it up"));
    await expect(args.onChange).toHaveBeenCalledWith("pickup");
    await expect(canvas.getByRole("radio", { name: /Pick it up/ })).toBeChecked();
  },
});
export const Error = meta.story({ args: { error: "Choose one of the two" } });
