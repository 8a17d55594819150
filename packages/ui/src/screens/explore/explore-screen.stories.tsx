import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { posts } from "../../fixtures/posts.ts";
import { tiles } from "../../fixtures/picture-tiles.ts";
import { ExploreScreen } from "./explore-screen.tsx";

const meta = preview.meta({
  component: ExploreScreen,
  title: "Screens/Explore",
  parameters: { frame: "screen" },
  args: {
    selections: tiles.slice(0, 4).map((tile, at) => ({
      ...tile,
      title: ["Top picks", "Designer makers", "Under $250", "20% off or more"][at] ?? "",
      description: "Named makers, in fine condition, no two of a kind.",
    })),
    newHits: listings.slice(0, 4),
    onSale: listings.filter(({ compareAtPrice }) => compareAtPrice !== null).slice(0, 4),
    rooms: tiles.slice(0, 6),
    styles: tiles,
    places: tiles.slice(0, 6),
    posts: posts.slice(0, 3),
    isFavorite: () => false,
    onFavorite: fn(),
  },
});

export const Default = meta.story();
export const WithoutCategories = meta.story({
  args: { newHits: [], onSale: [], rooms: [], styles: [], places: [], posts: [] },
});
