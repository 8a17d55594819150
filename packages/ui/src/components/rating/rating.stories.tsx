import { expect, type screen, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Rating, RatingInput } from "./rating.tsx";

const meta = preview.meta({
  component: Rating,
  title: "Components/Rating",
  args: { value: 4.3, count: 126 },
});

export const Default = meta.story();

export const Values = meta.story({
  render: (args) => (
    <Stack gap="s" align="start">
      {[0, 0.5, 3.5, 4.3, 5].map((value) => (
        <Rating key={value} {...args} value={value} />
      ))}
      <Rating value={5} count={1} size="body" />
    </Stack>
  ),
});

export const Input = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars" }));
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
  },
});

const given = async (canvas: { getByRole: typeof screen.getByRole }, stars: string) => {
  await expect(canvas.getByRole("radio", { name: stars })).toBeChecked();
  await expect(canvas.getByRole("radio", { name: stars })).toHaveFocus();
};

/** Right and Up give more stars, Left and Down fewer, and neither end leads to the other. */
export const KeyboardNavigation = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await given(canvas, "1 star");
    await userEvent.keyboard("{ArrowRight}");
    await given(canvas, "2 stars");
    await userEvent.keyboard("{ArrowUp}");
    await given(canvas, "3 stars");
    await userEvent.keyboard("{ArrowLeft}");
    await given(canvas, "2 stars");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await given(canvas, "1 star");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await given(canvas, "5 stars");
  },
});
export const RightToLeft = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" defaultValue={3} />,
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole("radio", { name }).getBoundingClientRect().left;
    await expect(left("4 stars")).toBeGreaterThan(left("3 stars"));
    canvas.getByRole("radio", { name: "3 stars" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await given(canvas, "4 stars");
    await userEvent.keyboard("{ArrowDown}");
    await given(canvas, "3 stars");
  },
});
export const Error = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" error="Choose 1 to 5 stars" />,
});
