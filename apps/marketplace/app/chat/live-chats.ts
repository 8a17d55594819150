import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ServerEvents } from "@heirloop/contract/realtime/realtime.events";

type Chats = readonly Chat[];

const isNamed = ({ _id, order }: Chat, ord: string): boolean => ord === _id || ord === order?._id;
const lastNumber = ({ messages }: Chat): number => messages.at(-1)?.number ?? 0;

/** Whether the list has the conversation of an event. */
export const hasChat = (chats: Chats, ord: string): boolean => chats.some((chat) => isNamed(chat, ord));

/**
 * Merges a reloaded list with events that arrived during the request: the later message, which puts its conversation
 * first, and for the same message the smaller unread count.
 */
export function mergeLiveChats(loaded: Chats, live: Chats): Chats {
  const getLive = (chat: Chat): Chat => live.find(({ _id }) => _id === chat._id) ?? chat;
  const hasLater = (chat: Chat): boolean => lastNumber(getLive(chat)) > lastNumber(chat);
  const isSeen = (chat: Chat): boolean =>
    lastNumber(getLive(chat)) === lastNumber(chat) && getLive(chat).unreadCount < chat.unreadCount;
  return loaded
    .toSorted((one, other) => Number(hasLater(other)) - Number(hasLater(one)))
    .map((chat) => {
      const { messages, unreadCount } = hasLater(chat) || isSeen(chat) ? getLive(chat) : chat;
      return { ...chat, messages, unreadCount };
    });
}

/** Adds new messages: their conversation moves to the top. */
export function addMessages(chats: Chats, { ord, msg }: ServerEvents["messages"], me: string): Chats {
  const chat = chats.find((one) => isNamed(one, ord));
  const arrived = chat ? msg.filter(({ number }) => number > lastNumber(chat)) : [];
  if (chat === undefined || arrived.length === 0) return chats;
  const unreadCount = chat.unreadCount + arrived.filter(({ sender }) => sender !== me).length;
  return [{ ...chat, messages: arrived.slice(-1), unreadCount }, ...chats.filter((one) => one !== chat)];
}

/** Updates the unread count after messages were seen up to a number. */
export function updateUnreadCount(chats: Chats, { ord, by, upTo }: ServerEvents["seen"], me: string): Chats {
  if (by !== me) return chats;
  // Later messages may be the user's own, so the count can only go down.
  return chats.map((chat) =>
    isNamed(chat, ord)
      ? { ...chat, unreadCount: Math.min(chat.unreadCount, Math.max(0, lastNumber(chat) - upTo)) }
      : chat,
  );
}
