import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { getFixturePicture } from "../../fixtures/generated-pictures.ts";
import { listings } from "../../fixtures/listings.ts";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import { HomeScreen } from "./home-screen.tsx";

const named = (...names: string[]) =>
  names.map((name, at) => ({
    name,
    count: 1_840 - at * 130,
    image: listings[at % listings.length]?.images[0] ?? null,
  }));
const pages: readonly SitePage[] = ["startSelling", "trade"];

const meta = preview.meta({
  component: HomeScreen,
  title: "Screens/Home",
  parameters: { frame: "screen" },
  args: {
    scene: { src: getFixturePicture("sideboard-walnut", "room"), alt: "A walnut sideboard in a living room" },
    featured: listings.slice(0, 3),
    categories: named(
      "furniture",
      "seating",
      "lighting",
      "home_decor",
      "rugs",
      "outdoor",
      "storage",
      "tables",
    ),
    newHits: listings.slice(3, 11),
    onSale: listings.filter(({ compareAtPrice }) => compareAtPrice !== null),
    styles: named("mid_century_modern", "art_deco", "scandinavian", "1980_s"),
    rooms: named("living_room", "bedroom", "dining_room"),
    total: 12_000,
    pages,
    isFavorite: () => false,
    onFavorite: fn(),
  },
});

export const Default = meta.story();
export const WithoutPictures = meta.story({
  args: {
    featured: [],
    categories: [
      { name: "furniture", count: 12, image: null },
      { name: "a_category_with_a_very_long_name_indeed", count: 3, image: null },
    ],
    onSale: [],
    styles: [],
    rooms: [],
  },
});
