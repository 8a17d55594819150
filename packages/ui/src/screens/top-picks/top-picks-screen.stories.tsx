import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { TopPicksScreen } from "./top-picks-screen.tsx";

const meta = preview.meta({
  component: TopPicksScreen,
  title: "Screens/Top picks",
  parameters: { frame: "screen" },
  args: {
    selections: [
      {
        title: "To sit in",
        text: "Comfortable chairs and sofas by named makers.",
        href: "/collections/seating?op=designer",
        listings: listings.slice(0, 4),
      },
      {
        title: "To read by",
        text: "Lamps for desks, bedsides and reading corners.",
        href: "/collections/lighting?op=designer",
        listings: listings.slice(4, 8),
      },
    ],
    isFavorite: () => false,
    onFavorite: fn(),
  },
});

export const Default = meta.story();
export const SectionSoldOut = meta.story({
  args: {
    selections: [
      { title: "To sit in", text: "Gone.", href: "/collections/seating", listings: [] },
      { title: "To read by", text: "Lamps.", href: "/collections/lighting", listings: listings.slice(4, 6) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "To sit in" })).toBeNull();
  },
});
export const AllSoldOut = meta.story({ args: { selections: [] } });
