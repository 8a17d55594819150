import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { NotificationsView } from "@heirloop/machines/notifications/notifications.connect";
import { Button } from "../../components/button/button.tsx";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { NotificationRow } from "../../patterns/notification/notification-row.tsx";

export type NotificationDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Activity is its name in the seller dashboard. */
  title?: "Notifications" | "Activity";
  notifications: Loadable<readonly Notification[]>;
  /** Whether all of them are loaded. */
  maxed: boolean;
  /** Loads the next batch. */
  more: NotificationsView["more"];
  now: string;
  /** One was followed: it is seen now, and the drawer closes. */
  onFollow: (notification: Notification) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

type ContentProps = Omit<NotificationDrawerProps, "open" | "onOpenChange" | "title">;

function Content({ notifications, maxed, more, now, onFollow, onLoadMore, onRetry }: ContentProps) {
  if (notifications.state === "loading") {
    return (
      <div aria-busy>
        <Stack gap="m">
          {[1, 2, 3, 4, 5].map((at) => (
            <Skeleton key={at} shape="control" />
          ))}
        </Stack>
      </div>
    );
  }
  if (notifications.state === "failed")
    return <ErrorState compact title="Your notifications could not be loaded" onRetry={onRetry} />;
  if (notifications.value.length === 0) {
    return (
      <EmptyState compact title="Nothing new">
        Offers, messages, orders and price drops appear here.
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <ul>
        {notifications.value.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} now={now} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {more === "failed" ? (
        <ErrorState compact title="The earlier ones could not be loaded" onRetry={onRetry} />
      ) : (
        !maxed && (
          <Button full busy={more === "loading"} onClick={onLoadMore}>
            Load More
          </Button>
        )
      )}
    </Stack>
  );
}

/** Recent notifications, newest first. */
export function NotificationDrawer({
  open,
  onOpenChange,
  title = "Notifications",
  ...content
}: NotificationDrawerProps) {
  return (
    <Drawer title={title} open={open} onOpenChange={onOpenChange}>
      <Content {...content} />
    </Drawer>
  );
}
