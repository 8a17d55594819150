import { reportableReviewSchema } from "@heirloop/contract/review/review-report.schema";
import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
import { ReportReviewScreen, type ReportReviewScreenProps } from "./report-review-screen.tsx";

const review = reportableReviewSchema.parse({
  _id: "review-0001",
  about: "seller",
  author: { firstName: "Maren" },
  subject: { firstName: "Prairie Modern", slug: "prairie-modern" },
  rating: 1,
  feedback: "Liars. Do not go there.",
  date: "2026-11-20T10:00:00.000Z",
  reply: { text: "You never came.", date: "2026-11-21T10:00:00.000Z", edited: false },
  reported: [],
});

const meta = preview.meta({
  component: ReportReviewScreen,
  title: "Screens/Report review",
  parameters: { frame: "screen" },
  args: {
    review,
    target: "review",
    backHref: "/profile/prairie-modern#reviews",
    answer: null,
    busy: false,
  } satisfies ReportReviewScreenProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Liars. Do not go there.")).toBeVisible();
    await expect(canvas.queryByText("You never came.")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Report this review" }).closest("form")).toHaveFormValues(
      {
        target: "review",
        text: "",
      },
    );
  },
});
export const Reply = meta.story({
  args: { target: "reply" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You never came.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Report this reply" })).toBeVisible();
  },
});
export const FieldErrors = meta.story({
  args: { answer: { errors: { reason: "Choose a reason" }, values: { reason: "", text: "They lie." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Choose a reason")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Details/ })).toHaveValue("They lie.");
  },
});
export const AlreadyReported = meta.story({
  args: {
    answer: {
      problem: "You have reported this already. We are looking at it.",
      values: { reason: "untrue", text: "" },
    },
  },
});
export const Submitting = meta.story({ args: { busy: true } });
export const Reported = meta.story({
  args: { review: { ...review, reported: ["review"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Thank you for your report.");
    await expect(canvas.queryByRole("button", { name: "Report this review" })).toBeNull();
  },
});
export const LongContent = meta.story({
  args: { review: { ...review, feedback: `${longText}${longWord}` } },
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
