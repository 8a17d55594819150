import { expect, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../text/text.tsx";
import { Accordion } from "./accordion.tsx";

const meta = preview.meta({
  component: Accordion,
  title: "Components/Accordion",
  args: {
    items: [
      {
        id: "one",
        title: "Condition",
        aside: "Excellent",
        open: true,
        content: <Text>One pale ring on the top.</Text>,
      },
      { id: "two", title: "Details", content: <Text>Walnut and brass.</Text> },
    ],
  },
});

export const MultipleOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Details"));
    await expect(canvas.getByText("Walnut and brass.")).toBeVisible();
    await expect(canvas.getByText("One pale ring on the top.")).toBeVisible();
  },
});
export const SingleOpen = meta.story({
  args: { name: "facts" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Details"));
    await expect(canvas.getByText("One pale ring on the top.")).not.toBeVisible();
  },
});
