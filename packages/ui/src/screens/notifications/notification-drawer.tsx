import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type NotificationDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Activity is its name in the seller dashboard. */
  title?: "Notifications" | "Activity";
  notifications: Loadable<readonly Notification[]>;
  /** There are no more to load. */
  maxed: boolean;
  loadingMore: boolean;
  now: string;
  /** One was followed: it is seen now, and the drawer closes. */
  onFollow: (notification: Notification) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** What happened since, newest first. */
export function NotificationDrawer({ open, title = "Notifications" }: NotificationDrawerProps) {
  return open ? <p>{title}</p> : null;
}
