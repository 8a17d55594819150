import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { tiles } from "../../fixtures/picture-tiles.ts";
import { BrowseIndexScreen } from "./browse-index-screen.tsx";

const meta = preview.meta({
  component: BrowseIndexScreen,
  title: "Screens/Browse index",
  parameters: { frame: "screen" },
  args: {
    title: "Room by room",
    lead: "Every piece knows where it wants to stand.",
    crumb: "Rooms",
    tiles,
  },
});

export const Rooms = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Living Room/ })).toHaveAttribute(
      "href",
      "/room/living_room",
    );
  },
});
export const Styles = meta.story({
  args: { title: "Every style we have", crumb: "Styles", columns: "four", ratio: "portrait" },
});
export const Empty = meta.story({ args: { tiles: [] } });
