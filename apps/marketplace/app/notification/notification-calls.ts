import { notificationEndpoints } from "@heirloop/contract/notification/notification.endpoints";
import { browserApi } from "../api/browser-api.ts";

export const notificationBatch = (skip: number) =>
  browserApi().call(notificationEndpoints.list, { body: { skip } });

/** Tells that the menu was opened. */
export const previewNotifications = () => browserApi().call(notificationEndpoints.preview);

/** The page that a notification leads to does not wait for the mark; a lost mark shows as unseen the next time. */
export function markSeen(id: string): void {
  browserApi()
    .call(notificationEndpoints.markSeen, { params: { id } })
    .catch(() => undefined);
}
