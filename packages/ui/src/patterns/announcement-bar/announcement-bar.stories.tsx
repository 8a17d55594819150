import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";

const meta = preview.meta({
  component: AnnouncementBar,
  title: "Patterns/Announcement bar",
  args: {
    messages: [
      { text: "Delivery as soon as next day" },
      { text: "The sale shelves", href: "/collections?discount=20" },
    ],
    rotation: 150,
  },
});

export const TurnsAndStops = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("The sale shelves")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Stop the announcements from changing" }));
    await expect(canvas.getByRole("button", { name: "Let the announcements change" })).toBeVisible();
  },
});
export const OneMessage = meta.story({ args: { messages: [{ text: "Delivery as soon as next day" }] } });
