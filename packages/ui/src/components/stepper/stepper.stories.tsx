import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Stepper } from "./stepper.tsx";

const steps = [
  { id: "pictures", label: "Pictures", href: "?step=pictures" },
  { id: "piece", label: "The piece", href: "?step=piece" },
  { id: "place", label: "Place and pickup", href: "?step=place" },
  { id: "price", label: "Price" },
  { id: "review", label: "Review" },
];

const meta = preview.meta({
  component: Stepper,
  title: "Components/Stepper",
  args: { label: "Steps to consign a piece", steps, current: "place" },
});

export const AllStates = meta.story({
  render: (args) => (
    <Stack gap="xl">
      <Stepper {...args} label="At the beginning" current="pictures" />
      <Stepper {...args} />
      <Stepper {...args} label="At the end" current="review" />
      <Stepper {...args} label="All done" current="sent" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", { name: "Done: Pictures" })).toHaveLength(3);
  },
});

export const CompletedStepsClickable = meta.story({
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Done: The piece" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onBack).toHaveBeenCalledWith("piece");
  },
});

export const Mobile = meta.story({
  parameters: { pictures: "widths" },
  globals: { viewport: { value: "phone" } },
});

export const LongContent = meta.story({
  args: {
    steps: [
      { id: "pictures", label: "Pictures from every side and of every mark", href: "?step=pictures" },
      { id: "place", label: "Where it stands and how two people reach it" },
      { id: "price", label: "What you would like to be paid for it" },
    ],
  },
});
