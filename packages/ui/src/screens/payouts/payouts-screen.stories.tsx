import { pageUrls } from "@heirloop/contract/page/page-urls";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { expectNoSidewaysScroll } from "../../fixtures/expect-no-sideways-scroll.ts";
import { getPayoutPage, payouts, statementMonths } from "../../fixtures/dashboard.ts";
import type { PayoutsProps } from "../../patterns/payouts/payouts.tsx";
import { PayoutsScreen } from "./payouts-screen.tsx";

const ready = (shown: typeof payouts, next: string | null = null) =>
  ({ state: "ready", value: getPayoutPage(shown, next) }) as const;
const only = (...states: ReadonlyArray<(typeof payouts)[number]["status"]>) =>
  payouts.filter(({ status }) => states.includes(status));

const args: PayoutsProps = {
  page: ready(payouts),
  isLater: false,
  statements: { state: "ready", value: statementMonths },
  connected: true,
  canConnect: true,
  getHref: pageUrls.payouts,
  onRetry: fn(),
};

const meta = preview.meta({
  component: PayoutsScreen,
  title: "Screens/Payouts",
  parameters: { frame: "screen" },
  args,
});

export const AllStatuses = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "Connect payouts" })).toBeNull();
    await expect(canvas.getAllByText("Nov 22, 2026")[0]).toBeVisible();
    for (const text of [/^Will be sent on /, /^Arrives on /, /^Arrived on /])
      await expect(canvas.getAllByRole("cell", { name: text })[0]).toBeVisible();
    // 663.00 without an account, 297.50 disputed, 124.95 with a reported problem.
    await expect(canvas.getByText("$1,085.45")).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
});
export const Balance = meta.story({
  args: { page: ready(only("waiting", "sent", "arrived")) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Came back")).toBeNull();
  },
});
export const NotConnected = meta.story({
  args: { connected: false, page: ready(only("held", "waiting")) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Connect payouts" })).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: /or later, once you are connected$/ })[0]).toBeVisible();
    await expect(canvas.queryByText(/^Will be sent on/)).toBeNull();
  },
});
export const ConnectFailed = meta.story({
  args: { connected: false, page: ready([]), problem: "Error starting Stripe onboarding" },
});
export const Failed = meta.story({
  args: { page: ready(only("failed", "arrived")) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Check your account" })).toBeVisible();
  },
});
export const OwnerShare = meta.story({
  args: { page: ready(only("waiting").map((payout) => ({ ...payout, role: "owner" as const }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^Your share: / })).toHaveAttribute(
      "href",
      "/your-listings",
    );
  },
});
export const Paged = meta.story({
  args: { isLater: true, page: ready(payouts.slice(0, 3), "payout-2000") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Latest payouts" })).toHaveAttribute("href", "/payouts");
    await expect(canvas.getByRole("link", { name: "Older payouts" })).toHaveAttribute(
      "href",
      "/payouts?after=payout-2000",
    );
  },
});
export const Statements = meta.story({
  args: { page: ready(only("arrived")) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: "Download the statement for October 2026 as CSV" }),
    ).toHaveAttribute("href", "/payouts/2026-10.csv");
    await expect(canvas.getByText("Not finished")).toBeVisible();
  },
});
export const Empty = meta.story({
  args: { page: ready([]), statements: { state: "ready", value: [] } },
});
export const Loading = meta.story({
  args: { page: { state: "loading" }, statements: { state: "loading" } },
});
export const Error = meta.story({
  args: { page: { state: "failed" }, statements: { state: "failed" } },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
export const Mobile = meta.story({
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
});
