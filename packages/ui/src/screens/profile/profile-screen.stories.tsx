import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import { fullListing, listings } from "../../fixtures/listings.ts";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
import { reviews } from "../../fixtures/menu.ts";
import { ProfileScreen, type ProfileScreenProps } from "./profile-screen.tsx";

const profile = profileSchema.parse({
  seller: fullListing.seller,
  story:
    "A shop of two in an old grocery on Douglas Avenue. We look for things made between 1945 and 1975, mend what is loose and leave what is worn.",
  policies: "Pickup Tuesday to Saturday. We hold a paid piece for up to three weeks.",
  banner: null,
  forSale: listings.slice(0, 5),
  forSaleCount: 5,
  sold: listings.slice(6, 9).map((listing) => ({ ...listing, status: "sold" })),
  soldCount: 3,
});

const meta = preview.meta({
  component: ProfileScreen,
  title: "Screens/Profile",
  parameters: { frame: "screen" },
  args: {
    profile,
    reviews: { state: "ready", value: { reviews: [], totalCount: 0, reviewedCount: 0, averageReview: null } },
    pages: { page: 1, sold: 1, reviews: 1 },
    getHref: (pages) => pageUrls.profile("prairie-modern", pages),
    own: false,
    guest: false,
    follow: { isFollowed: () => false, onFollow: fn() },
    isFavorite: () => false,
    onFavorite: fn(),
    onRetryReviews: fn(),
  } satisfies ProfileScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: `Follow ${profile.seller.firstName}` }));
    await expect(args.follow.onFollow).toHaveBeenCalledWith(profile.seller);
  },
});
export const Followed = meta.story({
  args: { follow: { isFollowed: () => true, onFollow: fn() } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: `Following ${profile.seller.firstName}`, pressed: true }),
    ).toHaveTextContent("Following");
  },
});
/** A guest logs in first, and the page that follows asks. */
export const BlockedByGuest = meta.story({
  parameters: { pictures: "none" },
  args: { guest: true },
  play: async ({ canvas }) => {
    const block = canvas.getByRole("button", { name: `Block ${profile.seller.firstName}` });
    await expect(block).toHaveAttribute("type", "submit");
    await expect(block).not.toHaveAttribute("aria-haspopup");
  },
});
export const OwnProfileEmpty = meta.story({
  args: {
    own: true,
    profile: { ...profile, story: null, forSale: [], forSaleCount: 0, sold: [], soldCount: 0 },
  },
});
export const ReviewsLoading = meta.story({ args: { reviews: { state: "loading" } } });
export const ReviewsError = meta.story({ args: { reviews: { state: "failed" } } });
export const LowRatings = meta.story({
  args: {
    reviews: { state: "ready", value: { reviews: [], totalCount: 0, reviewedCount: 2, averageReview: 2.5 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No reviews yet/)).not.toBeInTheDocument();
  },
});
export const LongContent = meta.story({
  args: {
    profile: { ...profile, seller: { ...profile.seller, firstName: longWord } },
    reviews: {
      state: "ready",
      value: {
        reviews: reviews.map((review) => ({
          ...review,
          seller: { ...review.seller, feedback: `${longText}${longWord}` },
        })),
        totalCount: 2,
        reviewedCount: 2,
        averageReview: 4.5,
      },
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const [more] = canvas.getAllByRole("button", { name: "Show more" });
    if (!more) throw new Error("No review can be unfolded.");
    await expect(more.closest("figure")?.clientHeight).toBeLessThan(500);
    await userEvent.click(more);
    await expect(more.closest("figure")?.clientHeight).toBeGreaterThan(500);
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const ManyReviews = meta.story({
  args: {
    pages: { page: 1, sold: 1, reviews: 2 },
    reviews: {
      state: "ready",
      value: { reviews: [...reviews], totalCount: 24, reviewedCount: 26, averageReview: 4.6 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute(
      "href",
      "/profile/prairie-modern?reviews=3#reviews",
    );
  },
});

export const ManyPieces = meta.story({
  args: {
    pages: { page: 2, sold: 1, reviews: 1 },
    profile: { ...profile, forSaleCount: 125, soldCount: 30 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("125 pieces")).toBeVisible();
    const next = (pages: string) =>
      within(canvas.getByRole("navigation", { name: pages })).getByRole("link", { name: "Next page" });
    await expect(next("Pages of pieces for sale")).toHaveAttribute(
      "href",
      "/profile/prairie-modern?page=3#for-sale",
    );
    await expect(next("Pages of sold pieces")).toHaveAttribute("href", "/profile/prairie-modern?sold=2#sold");
  },
});

const [replied, ...others] = reviews;
if (!replied) throw new Error("The fixtures hold no review.");
const withReply = {
  ...replied,
  reply: {
    text: "Thank you! Your brother did most of the carrying.",
    date: "2026-11-05T09:00:00.000Z",
    edited: true,
  },
};
export const ReviewReplies = meta.story({
  args: {
    reviews: {
      state: "ready",
      value: { reviews: [withReply, ...others], totalCount: 2, reviewedCount: 2, averageReview: 4.5 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/replied, Nov 5, 2026 \(edited\)/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Report the reply to Maren" })).toHaveAttribute(
      "href",
      "/reviews/review-0001/report/seller?target=reply",
    );
  },
});
export const OwnReviewReplies = meta.story({
  args: { ...ReviewReplies.input.args, own: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Reply to reviews" })).toHaveAttribute("href", "/reviews");
    await expect(canvas.queryByRole("link", { name: /^Report/ })).toBeNull();
  },
});
