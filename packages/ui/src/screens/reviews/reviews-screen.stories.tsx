import type { OwnReview } from "@heirloop/contract/review/review.schema";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
import { reviews as published } from "../../fixtures/menu.ts";
import { ReviewsScreen, type ReviewsScreenProps } from "./reviews-screen.tsx";

const [bought, sold] = published;
if (!bought || !sold) throw new TypeError("The fixtures hold two reviews.");

const reply = {
  text: "Sorry about that. We have planed it since.",
  date: "2026-11-21T08:00:00.000Z",
  edited: false,
};
const open: OwnReview = {
  _id: "review-0001",
  about: "seller",
  author: { firstName: "Maren" },
  subject: { firstName: "Prairie Modern" },
  rating: 3,
  feedback: "A drawer sticks, and nobody said so before I asked.",
  listings: bought.listings,
  date: "2026-11-20T10:00:00.000Z",
  reply: null,
  replyAction: "write",
};
const replied: OwnReview = {
  ...open,
  _id: "review-0002",
  author: { firstName: "Theo" },
  rating: 5,
  feedback: null,
  listings: sold.listings,
  reply,
  replyAction: "edit",
};
const asBuyer: OwnReview = {
  ...open,
  _id: "review-0003",
  about: "buyer",
  author: { firstName: "June" },
  rating: 5,
  feedback: "Came on time, with two friends and blankets.",
  reply: { ...reply, text: "Thank you, June!", edited: true },
  replyAction: null,
};
const ready = (...reviews: OwnReview[]) =>
  ({ state: "ready", value: { reviews, totalCount: reviews.length } }) as const;

const meta = preview.meta({
  component: ReviewsScreen,
  title: "Screens/Reviews",
  parameters: { frame: "screen" },
  args: {
    list: "received",
    reviews: ready(open, replied, asBuyer),
    page: 1,
    answer: null,
    onRetry: fn(),
  } satisfies ReviewsScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("June, about you as a buyer")).toBeVisible();
    await expect(canvas.getByText("Reply to Maren")).toBeVisible();
    await expect(canvas.getByText("Edit your reply")).toBeVisible();
  },
});
export const Replying = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Reply to Maren"));
    await expect(canvas.getByRole("textbox", { name: "Your reply to Maren" })).toHaveAccessibleDescription(
      "Everyone sees it below the review. You can change it for 24 hours after you reply.",
    );
    await expect(canvas.getByRole("button", { name: "Publish your reply" })).toHaveValue("review-0001");
  },
});
export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Edit your reply"));
    await expect(canvas.getByRole("textbox", { name: "Your reply to Theo" })).toHaveValue(reply.text);
  },
});
export const Submitting = meta.story({
  args: { answer: { review: open._id, text: "Sorry!", busy: true } },
});
export const FieldErrors = meta.story({
  args: { answer: { review: open._id, text: "  ", errors: { text: "Write your reply first" } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Your reply to Maren" });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("  ");
  },
});
export const TooLate = meta.story({
  args: {
    answer: {
      review: replied._id,
      text: "Once more",
      problem: "You have replied to this review. A reply can only be changed for 24 hours.",
    },
  },
});
export const ReplySaved = meta.story({
  args: { answer: { review: replied._id, saved: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Your reply is published.");
  },
});
export const Written = meta.story({
  args: {
    list: "written",
    reviews: ready({ ...replied, replyAction: null }, { ...open, replyAction: null }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("You, about Prairie Modern")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Report this reply" })).toHaveAttribute(
      "href",
      "/reviews/review-0002/report/seller?target=reply",
    );
  },
});
export const LongContent = meta.story({
  args: {
    reviews: {
      state: "ready",
      value: {
        reviews: [
          {
            ...replied,
            author: { firstName: longWord },
            feedback: `${longText}${longWord}`,
            reply: { ...reply, text: `${longText}${longWord}` },
          },
        ],
        totalCount: 24,
      },
    },
    page: 2,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/reviews?page=3");
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const Empty = meta.story({ args: { reviews: ready() } });
export const EmptyWritten = meta.story({ args: { list: "written", reviews: ready() } });
export const Loading = meta.story({ args: { reviews: { state: "loading" } } });
export const Error = meta.story({ args: { reviews: { state: "failed" } } });
