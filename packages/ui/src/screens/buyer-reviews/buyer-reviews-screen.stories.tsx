import { buyerReviewsSchema } from "@heirloop/contract/order/buyer-record.schema";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
import { BuyerReviewsScreen, type BuyerReviewsScreenProps } from "./buyer-reviews-screen.tsx";

const about = buyerReviewsSchema.parse({
  buyer: { firstName: "Maren" },
  record: { purchases: 3, canceled: 1, rating: 4.5, ratings: 2, since: "2024-03-02T09:00:00.000Z" },
  reviews: [
    {
      rating: 5,
      feedback: "Came on time, with two friends and blankets.",
      date: "2026-11-20T10:00:00.000Z",
      reply: null,
    },
    {
      rating: 4,
      feedback: "An hour late, but friendly.",
      date: "2026-10-02T10:00:00.000Z",
      reply: { text: "The train stood still.", date: "2026-10-03T10:00:00.000Z", edited: false },
    },
  ],
});

const meta = preview.meta({
  component: BuyerReviewsScreen,
  title: "Screens/Buyer reviews",
  parameters: { frame: "screen" },
  args: { ...about, orderHref: "/sales?order=order-0001" } satisfies BuyerReviewsScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The train stood still.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the order" })).toHaveAttribute(
      "href",
      "/sales?order=order-0001",
    );
  },
});
export const Empty = meta.story({
  args: {
    reviews: [],
    record: { ...about.record, purchases: 0, canceled: 0, rating: null, ratings: 0 },
  },
});
export const LongContent = meta.story({
  args: {
    buyer: { firstName: longWord },
    reviews: about.reviews.map((review) => ({ ...review, feedback: `${longText}${longWord}` })),
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
