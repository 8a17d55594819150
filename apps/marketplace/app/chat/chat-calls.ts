import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { browserApi } from "../api/browser-api.ts";

/** Chats in which something is unread. */
export async function countUnread(): Promise<number> {
  const chats = await browserApi().call(chatEndpoints.list);
  return chats.filter(({ unreadCount }) => unreadCount > 0).length;
}
