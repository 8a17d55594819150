import { expect, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
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

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(args.reviews.length).toBeGreaterThan(8);
    const shown = within(canvas.getByRole("list", { name: "Reviews" })).getAllByRole("listitem");
    await expect(shown).toHaveLength(8);
  },
});
/** A long review takes a few lines; the whole of it is on the seller's profile. */
export const LongContent = meta.story({
  args: {
    reviews: reviews.map((review, at) => ({
      ...review,
      buyer: { user: { firstName: longWord } },
      seller: { ...review.seller, feedback: at === 0 ? longText : "unbroken".repeat(250) },
    })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const [quote] = within(canvas.getByRole("list", { name: "Reviews" })).getAllByRole("figure");
    await expect(quote?.clientHeight).toBeLessThan(500);
    await expect(canvas.getAllByRole("link", { name: "Read the whole review" })[0]).toHaveAttribute(
      "href",
      "/profile/prairie-modern#reviews",
    );
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const WithoutReviews = meta.story({ args: { reviews: [] } });
