import { brand } from "@heirloop/contract/brand/brand";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { listings } from "../../fixtures/listings.ts";
import { longWord } from "../../fixtures/long-content.ts";
import { LeaveReviewScreen, type LeaveReviewScreenProps } from "./leave-review-screen.tsx";

const reviewed = listings.slice(0, 3).map(({ heirloopId, slug, title, images }) => ({
  listing: { heirloopId, slug, title, images },
  rating: null,
  feedback: null,
}));
const review = { about: "seller" as const, firstName: "Prairie Modern", listings: reviewed.slice(1, 2) };

const meta = preview.meta({
  component: LeaveReviewScreen,
  title: "Screens/Leave a review",
  parameters: { frame: "screen" },
  args: {
    review,
    sent: null,
    publicReviewSite: null,
    orderHref: "/purchases?order=order-1",
    answer: null,
    busy: false,
  } satisfies LeaveReviewScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Send review" }).closest("form")).toHaveFormValues({
      feedback: "",
    });
    await expect(canvas.getByRole("link", { name: "Back to the order" })).toHaveAttribute(
      "href",
      "/purchases?order=order-1",
    );
  },
});
export const FieldErrors = meta.story({
  args: {
    review: { about: "buyer", firstName: "Maren", listings: reviewed },
    answer: {
      errors: { rating: "Choose 1 to 5 stars", feedback: "Use at most 2,000 characters" },
      values: { rating: "", feedback: "x".repeat(2_001) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("How was your sale to Maren?");
    await expect(canvas.getByRole("textbox")).toHaveValue("x".repeat(2_001));
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Use at most 2,000 characters/);
    await expect(canvas.getByText("Choose 1 to 5 stars")).toBeVisible();
  },
});
export const Submitting = meta.story({
  args: { busy: true, answer: { values: { rating: "4", feedback: "As it was described." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(canvas.getByRole("textbox")).toHaveValue("As it was described.");
  },
});
export const Sent = meta.story({
  args: { review: null, sent: "email-unverified" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Thank you for your review!");
    await expect(canvas.getByRole("link", { name: "Go to your settings" })).toHaveAttribute(
      "href",
      "/settings",
    );
  },
});
export const SentWithGoodStars = meta.story({
  parameters: { pictures: "none" },
  args: { review: null, sent: "scheduled", publicReviewSite: brand.reviewSite },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Thank you for your review!");
    await expect(canvas.getByRole("link", { name: "Write a public review" })).toHaveAttribute(
      "href",
      brand.reviewSite,
    );
  },
});
/** It was written in another tab in the meantime. */
export const AlreadyReviewed = meta.story({
  args: { review: null, answer: { values: { rating: "2", feedback: "It came late." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This text was not sent/)).toBeVisible();
    await expect(canvas.getByText("It came late.")).toBeVisible();
  },
});
export const LongContent = meta.story({
  args: { review: { ...review, firstName: longWord } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
