import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Rating, RatingInput } from "./rating.tsx";

const meta = preview.meta({
  component: Rating,
  title: "Components/Rating",
  args: { value: 4.3, count: 126 },
});

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

export const Giving = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars" }));
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
  },
});
export const NotGiven = meta.story({
  render: () => <RatingInput legend="How was the seller?" name="rating" error="Choose 1 to 5 stars" />,
});
