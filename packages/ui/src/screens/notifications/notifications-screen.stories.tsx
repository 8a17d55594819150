import {
  notificationSchema,
  type NotificationType,
} from "@heirloop/contract/notification/notification.schema";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { NotificationsScreen } from "./notifications-screen.tsx";

const subjects = listings
  .slice(0, 6)
  .map(({ heirloopId, slug, title, images }) => ({ heirloopId, slug, title, image: images[0] ?? null }));
const createNotifications = (types: readonly NotificationType[], pieces: typeof subjects = []) =>
  types.map((type, at) =>
    notificationSchema.parse({
      _id: `notification-${at}`,
      type,
      text: `${subjects[at]?.title ?? ""}: something happened`,
      sender: null,
      listing: subjects[at] ?? null,
      listings: pieces,
      items: 1,
      order: null,
      chat: null,
      seen: at > 1,
      date: new Date(Date.parse(storyNow) - at * 7_200_000).toISOString(),
    }),
  );
const notifications = createNotifications(["price-drop", "shop-consignment", "payout", "question"]);

const meta = preview.meta({
  component: NotificationsScreen,
  title: "Screens/Notifications",
  parameters: { frame: "screen" },
  args: {
    batch: { state: "ready" as const, value: { notifications, notPreviewed: 2, maxed: false } },
    skip: 0,
    now: storyNow,
    onFollow: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mark all as read" })).toBeVisible();
    const hrefs = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(hrefs).toEqual([
      "/settings/notifications",
      `/product/${subjects[0]?.heirloopId ?? ""}/${subjects[0]?.slug ?? ""}`,
      "/seller-dashboard?tab=consignments&list=accepted",
      "/payouts",
      `/product/${subjects[3]?.heirloopId ?? ""}/${subjects[3]?.slug ?? ""}#askSellerTarget`,
      "/notifications?skip=4",
    ]);
  },
});
/** Alerts about several new pieces lead to their page. */
export const Alerts = meta.story({
  args: {
    batch: {
      state: "ready",
      value: {
        notifications: createNotifications(["saved-search", "followed-seller"], subjects.slice(0, 2)),
        notPreviewed: 2,
        maxed: true,
      },
    },
  },
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(hrefs).toEqual(["/settings/notifications", "/saved-searches", "/followed-sellers"]);
  },
});
/** The menu was opened before, which resets the count only. */
export const UnreadWithoutCount = meta.story({
  args: { batch: { state: "ready", value: { notifications, notPreviewed: 0, maxed: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Mark all as read" })).toBeVisible();
  },
});
export const LastPage = meta.story({
  args: {
    skip: 20,
    batch: { state: "ready", value: { notifications: notifications.slice(2), notPreviewed: 0, maxed: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  },
});
export const Empty = meta.story({
  args: { batch: { state: "ready", value: { notifications: [], notPreviewed: 0, maxed: true } } },
});
export const Error = meta.story({
  args: { batch: { state: "failed" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
