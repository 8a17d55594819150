import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { findAnswers } from "./find-answers.ts";
import { HelpScreen } from "./help-screen.tsx";
import type { HelpAudience } from "./help-topic.ts";
import { helpTopics } from "./help-topics.ts";

const searched = (keyword: string, audience?: HelpAudience) => ({
  audience,
  keyword,
  topics: findAnswers(helpTopics, { audience, keyword }),
});

const meta = preview.meta({
  component: HelpScreen,
  title: "Screens/Help",
  parameters: { frame: "screen" },
  args: {
    ...searched(""),
    pages: ["contact", "buyerProtection", "privacyPolicy", "termsOfUse", "trade"] as const,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText("Can I withdraw my offer?");
    const answer = canvas.getByText(/^Yes, at any time until it is accepted/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(question);
    await expect(answer).toBeVisible();
  },
});
export const BuyingTopics = meta.story({
  args: searched("", "Buying"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Buying" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("heading", { name: "Getting paid" })).toBeNull();
  },
});
export const SellingTopics = meta.story({ args: searched("", "Selling") });
export const SearchResults = meta.story({
  args: searched("free return"),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/answers? for “free return”/);
    await expect(canvasElement.querySelectorAll("mark").length).toBeGreaterThan(1);
    await expect(canvas.getByText(/^If the piece does not fit in your home/)).toBeVisible();
  },
});
export const NoResults = meta.story({
  args: searched("trampoline", "Selling"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("No answer for “trampoline” yet");
  },
});
