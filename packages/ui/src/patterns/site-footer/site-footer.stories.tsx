import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { menu, reviews } from "../../fixtures/menu.ts";
import { sitePages, type SitePage } from "../site-pages/site-pages.ts";
import { SiteFooter } from "./site-footer.tsx";

// Object.keys forgets that the record is total.
const everyPage = Object.keys(sitePages) as SitePage[];

const meta = preview.meta({
  component: SiteFooter,
  title: "Patterns/Site footer",
  parameters: { frame: "page" },
  args: {
    menu,
    reviews: Array.from({ length: 5 }, (_, round) =>
      reviews.map((review) => ({ ...review, _id: `${review._id}-${round}` })),
    ).flat(),
    pages: everyPage,
    year: 2026,
  },
});

export const MoreReviewsThanItShows = meta.story({
  play: async ({ canvas, args }) => {
    await expect(args.reviews.length).toBeGreaterThan(8);
    const shown = within(canvas.getByRole("list", { name: "Reviews" })).getAllByRole("listitem");
    await expect(shown).toHaveLength(8);
  },
});
export const OnProductPages = meta.story({ args: { reviews: [] } });
