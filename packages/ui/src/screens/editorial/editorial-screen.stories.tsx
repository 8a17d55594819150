import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { tiles } from "../../fixtures/picture-tiles.ts";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";
import { aboutUs } from "./about-us.ts";
import { EditorialScreen } from "./editorial-screen.tsx";
import { furnitureSellers } from "./furniture-sellers.ts";
import { howItWorks } from "./how-it-works.ts";
import { impact } from "./impact.ts";

const pages: readonly SitePage[] = ["howItWorks", "contact", "furnitureSellers", "startSelling", "help"];

const meta = preview.meta({
  component: EditorialScreen,
  title: "Screens/Editorial",
  parameters: { frame: "screen" },
  args: { page: aboutUs, pieces: listings.slice(1, 6), pages },
});

export const AboutUs = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Great furniture deserves a second home",
    );
    await expect(canvas.getByRole("link", { name: "For furniture sellers" })).toBeVisible();
  },
});
export const HowItWorks = meta.story({ args: { page: howItWorks, pieces: listings.slice(3, 6) } });
export const Impact = meta.story({
  args: { page: impact({ total: 12_000, materials: tiles.slice(0, 4) }), pieces: listings.slice(5, 9) },
});
export const FurnitureSellers = meta.story({
  args: { page: furnitureSellers, pieces: listings.slice(7, 11) },
});
/** A shop that has nothing yet, and a site that has few pages. */
export const WithoutPictures = meta.story({
  args: { page: impact({ total: 0, materials: [] }), pieces: [], pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Start selling" })).toBeNull();
  },
});
