import type { Notification } from "@heirloop/contract/notification/notification.schema";
import type { SnapshotFrom } from "xstate";
import type { notificationsMachine } from "./notifications.machine.ts";

export type NotificationsAction = "OPEN" | "CLOSE" | "LOAD_MORE" | "RETRY" | "FOLLOW";

export type NotificationsView = {
  open: boolean;
  notifications:
    | { state: "loading" }
    | { state: "failed" }
    | { state: "ready"; value: readonly Notification[] };
  /** There are no more to load. */
  maxed: boolean;
  /** The state of the next batch. */
  more: "idle" | "loading" | "failed";
  notPreviewed: number;
  actions: readonly NotificationsAction[];
};

/** The view of the notification menu: its state and the available actions. */
export function connectNotifications(snapshot: SnapshotFrom<typeof notificationsMachine>): NotificationsView {
  const { notifications, maxed, notPreviewed } = snapshot.context;
  const [first] = notifications;
  const actions = ["OPEN", "CLOSE", "LOAD_MORE", "RETRY"] as const;
  return {
    open: snapshot.matches({ menu: "open" }),
    notifications: snapshot.matches({ menu: { open: "failed" } })
      ? { state: "failed" }
      : snapshot.matches({ menu: { open: "loading" } })
        ? { state: "loading" }
        : { state: "ready", value: notifications },
    maxed,
    more: snapshot.matches({ menu: { open: "loadingMore" } })
      ? "loading"
      : snapshot.matches({ menu: { open: "moreFailed" } })
        ? "failed"
        : "idle",
    notPreviewed,
    actions: [
      ...actions.filter((type) => snapshot.can({ type })),
      ...(first && snapshot.can({ type: "FOLLOW", id: first._id }) ? (["FOLLOW"] as const) : []),
    ],
  };
}
