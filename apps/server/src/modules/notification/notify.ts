import { afterCommit } from "../../platform/database/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Notify } from "./notification.port.ts";
import { presentNotification } from "./notification.presenter.ts";
import { countNotPreviewed, insertNotification, readNotifiedListings } from "./notification.queries.ts";

/**
 * Stores a notification in the caller's transaction and publishes it to the user's open pages after the
 * commit.
 */
export function createNotify(deps: Pick<Platform, "newId" | "now" | "bus">): Notify {
  return async (tx, { userId, type, text, sender, listingIds, orderId, chatId }) => {
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
    await insertNotification(tx, row);
    const notification = presentNotification(row, await readNotifiedListings(tx, row.listingIds));
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
