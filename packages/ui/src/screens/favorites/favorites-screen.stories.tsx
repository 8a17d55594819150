import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { FavoritesScreen, type FavoritesScreenProps } from "./favorites-screen.tsx";

const meta = preview.meta({
  component: FavoritesScreen,
  title: "Screens/Favorites",
  parameters: { frame: "screen" },
  args: {
    favorites: { state: "ready", value: listings.slice(0, 6) },
    isFavorite: (_id): boolean => true,
    onFavorite: fn(),
    onRetry: fn(),
  } satisfies FavoritesScreenProps,
});

export const Default = meta.story();
export const Empty = meta.story({
  args: { favorites: { state: "ready", value: [] }, suggestions: listings, isFavorite: () => false },
});
export const Loading = meta.story({ args: { favorites: { state: "loading" } } });
export const Error = meta.story({ args: { favorites: { state: "failed" } } });
