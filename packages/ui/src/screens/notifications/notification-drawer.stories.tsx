import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { notificationTypes } from "@heirloop/contract/notification/notification-types";
import { notificationSchema } from "@heirloop/contract/notification/notification.schema";
import { longText, longWord } from "../../fixtures/long-content.ts";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { NotificationDrawer, type NotificationDrawerProps } from "./notification-drawer.tsx";

const getSubject = (at: number) => {
  const { heirloopId, slug, title, images } = listings[at % listings.length] ?? {};
  return { heirloopId, slug, title, image: images?.[0] ?? null };
};
const notifications = notificationTypes.map((type, at) =>
  notificationSchema.parse({
    _id: `notification-${at}`,
    type,
    text:
      at === 2
        ? "Prairie Modern accepted your offer of $1,900 for the Danish walnut sideboard with doors, drawers and the first brass pulls"
        : "Something happened to a piece of yours",
    sender: at % 3 === 0 ? { firstName: "Theo" } : null,
    listing: at % 4 === 3 ? null : getSubject(at),
    listings: [],
    items: 1,
    order: null,
    chat: null,
    seen: at > 3,
    date: new Date(Date.parse(storyNow) - at * at * 3_600_000).toISOString(),
  }),
);

const meta = preview.meta({
  component: NotificationDrawer,
  title: "Screens/Notification drawer",
  args: {
    open: true,
    onOpenChange: fn(),
    notifications: { state: "ready", value: notifications },
    maxed: false,
    more: "idle" as const,
    now: storyNow,
    onFollow: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  } satisfies NotificationDrawerProps,
});

export const Default = meta.story();
export const LongContent = meta.story({
  args: {
    notifications: {
      state: "ready",
      value: notifications.slice(0, 3).map((one, at) => ({
        ...one,
        text: at === 0 ? longText : longWord,
        sender: { firstName: longWord },
      })),
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement.ownerDocument.body).getByRole("dialog");
    const [row] = within(drawer).getAllByRole("listitem");
    await expect(row?.clientHeight).toBeLessThan(300);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});
/** The steps of two orders of the same buyer can be told apart. */
export const Orders = meta.story({
  args: {
    notifications: {
      state: "ready",
      value: [[getSubject(1)], [getSubject(2), getSubject(3), getSubject(4)]].map((pieces, at) =>
        notificationSchema.parse({
          _id: `notification-order-${at}`,
          type: "order",
          text: "ordered from you",
          sender: { firstName: "Theo" },
          listing: pieces[0],
          listings: pieces,
          items: pieces.length,
          order: `order-${at}-0001`,
          chat: null,
          seen: at > 0,
          date: storyNow,
        }),
      ),
    },
  },
  play: async () => {
    const [first = "", second = ""] = [getSubject(1).title, getSubject(2).title];
    const drawer = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(drawer.getByText(`Theo ordered from you · ${first}`)).toBeVisible());
    await expect(drawer.getByText(`Theo ordered from you · ${second} and 2 more pieces`)).toBeVisible();
  },
});
export const LoadingMore = meta.story({ args: { title: "Activity", more: "loading" as const } });
export const LoadMoreFailed = meta.story({
  args: { more: "failed" as const },
  play: async ({ canvasElement, args }) => {
    const drawer = within(canvasElement.ownerDocument.body);
    await userEvent.click(await drawer.findByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Empty = meta.story({ args: { notifications: { state: "ready", value: [] }, maxed: true } });
export const Loading = meta.story({ args: { notifications: { state: "loading" } } });
export const Error = meta.story({ args: { notifications: { state: "failed" } } });
