import { notificationKinds } from "@heirloop/contract/notification/notification-kinds";
import { notificationSchema } from "@heirloop/contract/notification/notification.schema";
import { channelsFor } from "@heirloop/machines/notification-preferences/channels-for";
import { afterCommit } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { pushNotification } from "../push/push.jobs.ts";
import { getRecipient } from "./notification-preference.service.ts";
import type { Notify } from "./notification.port.ts";
import { presentNotification } from "./notification.presenter.ts";
import { countNotPreviewed, insertNotification, findNotifiedListings } from "./notification.queries.ts";
import { pushContentOf } from "./push-content.ts";

/**
 * Stores a notification in the caller's transaction, publishes it to the user's open pages after the commit, and
 * sends it to their devices, each as the user's preferences say.
 */
export function createNotify(deps: Pick<Platform, "newId" | "now" | "bus" | "jobs" | "push">): Notify {
  return async (tx, { userId, type, text, sender, listingIds, orderId, chatId }) => {
    const { preferences, hasPush, isClosed } = await getRecipient(tx, userId);
    if (isClosed) return;
    const delivery = channelsFor(type, preferences, deps.now().getTime());
    const pushAt = deps.push !== null && hasPush ? delivery.push : null;
    if (delivery.inApp === null && pushAt === null) return;
    const row = {
      id: deps.newId(),
      userId,
      type,
      text,
      senderName: sender?.firstName ?? null,
      listingIds: [...listingIds],
      orderId,
      chatId,
      seen: false,
      previewed: false,
      createdAt: deps.now(),
    };
    const notification = presentNotification(row, await findNotifiedListings(tx, row.listingIds));
    if (pushAt !== null) {
      const content = pushContentOf(notificationSchema.parse(notification));
      const message = { userId, urgent: notificationKinds[type].urgent, content };
      await deps.jobs.enqueue(tx, pushNotification, message, { runAt: new Date(pushAt) });
    }
    if (delivery.inApp === null) return;
    await insertNotification(tx, row);
    const notPreviewed = await countNotPreviewed(tx, userId);
    await afterCommit(() =>
      deps.bus.publish({
        kind: "event",
        to: { user: userId },
        event: "notification",
        data: { notification, notPreviewed },
      }),
    );
  };
}
