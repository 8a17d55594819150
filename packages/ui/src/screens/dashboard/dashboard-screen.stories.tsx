import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { busySummary, newShopSummary, shopActivity } from "../../fixtures/dashboard.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { DashboardScreen, type DashboardScreenProps } from "./dashboard-screen.tsx";

const home = {
  tab: "home" as const,
  summary: { state: "ready" as const, value: busySummary },
  activity: { state: "ready" as const, value: { notifications: shopActivity, maxed: false } },
  moreActivity: 2,
  connected: true,
  now: storyNow,
  onFollow: fn(),
  onRetry: fn(),
};

const args: DashboardScreenProps = {
  shop: { name: "Prairie Modern", slug: "prairie-modern" },
  part: home,
};

const meta = preview.meta({
  component: DashboardScreen,
  title: "Screens/Dashboard/Home",
  parameters: { frame: "screen" },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Load More" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /2 orders to approve/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /1 reported no-show to answer/ })).toHaveAttribute(
      "href",
      "/sales?selection=openSales",
    );
    await expect(canvas.getByRole("link", { name: /1 proposal of another time to answer/ })).toHaveAttribute(
      "href",
      "/sales?selection=openSales",
    );
    await expect(
      canvas.getByRole("link", { name: /2 collections with proposed times to answer/ }),
    ).toHaveAttribute("href", "/seller-dashboard?tab=consignments&list=accepted");
  },
});
export const NewShop = meta.story({
  args: {
    part: {
      ...home,
      connected: false,
      summary: { state: "ready", value: newShopSummary },
      activity: { state: "ready", value: { notifications: [], maxed: true } },
    },
  },
});
export const NoTasks = meta.story({
  args: { part: { ...home, summary: { state: "ready", value: { ...busySummary, tasks: [] } } } },
});
export const Loading = meta.story({
  args: { part: { ...home, summary: { state: "loading" }, activity: { state: "loading" } } },
});
export const ActivityLoading = meta.story({ args: { part: { ...home, activity: { state: "loading" } } } });
export const Error = meta.story({
  args: { part: { ...home, summary: { state: "failed" }, activity: { state: "failed" } } },
});
export const LongContent = meta.story({
  args: {
    shop: {
      name: "The Society for the Preservation of Mid-Century Furniture of Greater Sacramento",
      slug: "society",
    },
  },
});
