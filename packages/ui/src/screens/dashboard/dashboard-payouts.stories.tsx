import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { payouts } from "../../fixtures/dashboard.ts";
import { DashboardPayouts, type DashboardPayoutsProps } from "./dashboard-payouts.tsx";

const args: DashboardPayoutsProps = {
  payouts: { state: "ready", value: payouts },
  connected: true,
  onRetry: fn(),
};

const meta = preview.meta({
  component: DashboardPayouts,
  title: "Screens/Dashboard/Payouts",
  parameters: { frame: "screen" },
  args,
});

export const AllStatuses = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Connect payouts" })).toBeNull();
    await expect(canvas.getByText("Nov 22, 2026")).toBeVisible();
  },
});
export const NotConnected = meta.story({
  args: { connected: false, payouts: { state: "ready", value: payouts.slice(1, 2) } },
});
export const ConnectFailed = meta.story({
  args: {
    connected: false,
    payouts: { state: "ready", value: [] },
    problem: "Error starting Stripe onboarding",
  },
});
export const Empty = meta.story({ args: { payouts: { state: "ready", value: [] } } });
export const Loading = meta.story({ args: { payouts: { state: "loading" } } });
export const Error = meta.story({ args: { payouts: { state: "failed" } } });
