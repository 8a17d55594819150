import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { reviewSchema } from "@heirloop/contract/review/review.schema";
import { listings } from "../../fixtures/listings.ts";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import { HomeScreen } from "./home-screen.tsx";

const named = (...names: string[]) =>
  names.map((name, at) => ({
    name,
    count: 1_840 - at * 130,
    image: listings[at % listings.length]?.images[0] ?? null,
  }));
const reviews = [
  "It came a day early, and the two men who carried it up four floors wiped their feet first.",
  "Better than the pictures. One drawer stuck; the shop sent somebody to plane it the same week.",
  "I had given up on finding a table that seats ten and is not new. This one is from 1958.",
].map((feedback, at) =>
  reviewSchema.parse({
    _id: `review-${at}-000000`,
    buyer: { user: { firstName: ["Maren", "Theo", "Imani"][at] } },
    seller: { user: { firstName: "Prairie Modern", slug: "prairie-modern" }, rating: 5 - (at % 2), feedback },
    order: { date: "2026-11-12T09:00:00.000Z", breakdown: { delivery: 8_900 } },
    listings: listings
      .slice(at, at + 1)
      .map(({ heirloopId, slug, title, images }) => ({ heirloopId, slug, title, images })),
  }),
);

const pages: readonly SitePage[] = ["startSelling", "trade"];

const meta = preview.meta({
  component: HomeScreen,
  title: "Screens/Home",
  parameters: { frame: "screen" },
  args: {
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
    reviews,
    total: 12_000,
    pages,
    isFavorite: () => false,
    onFavorite: fn(),
  },
});

export const Default = meta.story();
export const WithoutPictures = meta.story({
  args: {
    categories: [
      { name: "furniture", count: 12, image: null },
      { name: "a_category_with_a_very_long_name_indeed", count: 3, image: null },
    ],
    onSale: [],
    styles: [],
    rooms: [],
    reviews: [],
  },
});
