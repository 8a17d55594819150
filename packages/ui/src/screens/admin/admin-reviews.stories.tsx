import { heldReviewSchema, reportedReviewSchema } from "@heirloop/contract/admin/admin.endpoints";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { adminPage, createAccount, maren, prairie } from "../../fixtures/admin.ts";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { AdminScreen } from "./admin-screen.tsx";

const meta = preview.meta({
  component: AdminScreen,
  title: "Screens/Admin/Reviews",
  parameters: { frame: "screen" },
  args: adminPage,
});

const heldReview = heldReviewSchema.parse({
  _id: "review-held-0001",
  shared: ["card", "device"],
  buyer: maren,
  seller: prairie,
  aboutSeller: { rating: 5, feedback: "Better than described, and brought on time." },
  aboutBuyer: { rating: 5, feedback: null },
  listings: [{ heirloopId: "LAHD-2026", slug: "walnut-sideboard", title: "Walnut sideboard" }],
  heldAt: storyNow,
});

export const HeldReviews = meta.story({
  args: { heldReviews: { state: "ready", value: [heldReview] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Same payment card")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish the review by Maren Holt" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reject the review by Maren Holt" })).toBeVisible();
  },
});

export const HeldReviewsLongContent = meta.story({
  args: {
    heldReviews: {
      state: "ready",
      value: [
        {
          ...heldReview,
          aboutSeller: { rating: 5, feedback: "unbroken".repeat(250) },
          buyer: createAccount("long", "Maximiliana".repeat(5), "Lindqvist"),
        },
      ],
    },
  },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});

export const HeldReviewsEmpty = meta.story({
  args: { heldReviews: { state: "ready", value: [] } },
});

export const HeldReviewsError = meta.story({ args: { heldReviews: { state: "failed" } } });

const reportedReview = reportedReviewSchema.parse({
  _id: "report-0001",
  about: "seller",
  target: "review",
  author: maren,
  subject: prairie,
  rating: 1,
  feedback: "A liar. Call 555-0134 and tell them so.",
  reply: null,
  listings: [{ heirloopId: "LAHD-2026", slug: "walnut-sideboard", title: "Walnut sideboard" }],
  reports: [
    {
      _id: "report-0001",
      reporter: prairie,
      reason: "personal-data",
      text: "This is my mother’s phone number.",
      date: storyNow,
    },
    {
      _id: "report-0002",
      reporter: createAccount("tobias", "Tobias", "Lindqvist"),
      reason: "offensive",
      text: "",
      date: storyNow,
    },
  ],
});

const reportedReply = {
  ...reportedReview,
  _id: "report-0003",
  target: "reply" as const,
  rating: 3,
  feedback: "A drawer sticks.",
  reply: { text: "Learn how to open a drawer.", date: storyNow, edited: false },
  reports: reportedReview.reports.slice(1),
};

export const ReportedReviews = meta.story({
  args: {
    heldReviews: { state: "ready", value: [] },
    reportedReviews: { state: "ready", value: [reportedReview, reportedReply] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Keep the review by Maren Holt" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the reply by Prairie Modern" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove the reply" }));
    await waitFor(() => expect(screen.getByText("Say why")).toBeVisible());
  },
});

export const ReportedReviewsEmpty = meta.story({
  args: {
    heldReviews: { state: "ready", value: [heldReview] },
    reportedReviews: { state: "ready", value: [] },
  },
});

export const ReportedReviewsError = meta.story({
  args: {
    heldReviews: { state: "ready", value: [] },
    reportedReviews: { state: "failed" },
  },
});
