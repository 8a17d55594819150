import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { browserApi } from "../api/browser-api.ts";

export const notificationBatch = (skip: number) =>
  browserApi().call(notificationEndpoints.list, { body: { skip } });

/** Marks notifications as previewed. */
export const previewNotifications = () => browserApi().call(notificationEndpoints.preview);

/** Navigation does not wait for the mark; if it is lost, the notification stays unseen. */
export function markSeen(id: string): void {
  browserApi()
    .call(notificationEndpoints.markSeen, { params: { id } })
    .catch(() => undefined);
}
