import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { FavoritesScreen, type FavoritesScreenProps } from "./favorites-screen.tsx";

const meta = preview.meta({
  component: FavoritesScreen,
  title: "Screens/Favorites",
  parameters: { frame: "screen" },
  args: {
    favorites: { state: "ready", value: { listings: listings.slice(0, 6), total: 6 } },
    isFavorite: (_id): boolean => true,
    onFavorite: fn(),
    onRetry: fn(),
  } satisfies FavoritesScreenProps,
});

export const Default = meta.story();
export const Empty = meta.story({
  args: {
    favorites: { state: "ready", value: { listings: [], total: 0 } },
    suggestions: listings,
    isFavorite: () => false,
  },
});
/** The last of two pages. */
export const SecondPage = meta.story({
  args: { page: 2, favorites: { state: "ready", value: { listings: listings.slice(0, 6), total: 60 } } },
});
export const Loading = meta.story({ args: { favorites: { state: "loading" } } });
export const Error = meta.story({ args: { favorites: { state: "failed" } } });
