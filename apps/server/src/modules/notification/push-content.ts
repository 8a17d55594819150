import { notificationHref, notificationSentence } from "@heirloop/contract/notification/notification-content";
import { notificationKinds } from "@heirloop/contract/notification/notification-kinds";
import type { Notification } from "@heirloop/contract/notification/notification.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { PushContent } from "@heirloop/contract/push/push.schema";

/** What a device shows; longer texts would be cut off there, and a message can only be so large. */
const longest = 200;

const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** Returns what is pushed about a notification: the same sentence and link as in the app. */
export function pushContentOf(
  notification: Pick<
    Notification,
    "_id" | "type" | "text" | "sender" | "order" | "chat" | "listing" | "listings"
  >,
): PushContent {
  const sentence = notificationSentence(notification);
  return {
    id: notification._id,
    title: notificationKinds[notification.type].label,
    body: shortened(sentence.charAt(0).toUpperCase() + sentence.slice(1)),
    url: notificationHref(notification) ?? pageUrls.notifications(),
  };
}
