import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ServerEvents } from "@heirloop/contract/realtime/realtime.events";

type Chats = readonly Chat[];

const isNamed = ({ _id, order }: Chat, ord: string): boolean => ord === _id || ord === order?._id;
const lastNumber = ({ messages }: Chat): number => messages.at(-1)?.number ?? 0;

/** Whether the line speaks of a conversation that the list has. */
export const hasChat = (chats: Chats, ord: string): boolean => chats.some((chat) => isNamed(chat, ord));

/**
 * A list that was loaded anew, with what the line told while it was on its way: the later message, which puts its conversation first, and
 * of the same message the smaller count, as more of them were seen.
 */
export function mergeLiveChats(loaded: Chats, told: Chats): Chats {
  const getLive = (chat: Chat): Chat => told.find(({ _id }) => _id === chat._id) ?? chat;
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

/** The list after something was written: that conversation is the latest, and shows it. */
export function addMessages(chats: Chats, { ord, msg }: ServerEvents["messages"], me: string): Chats {
  const chat = chats.find((one) => isNamed(one, ord));
  const arrived = chat ? msg.filter(({ number }) => number > lastNumber(chat)) : [];
  if (chat === undefined || arrived.length === 0) return chats;
  const unreadCount = chat.unreadCount + arrived.filter(({ sender }) => sender !== me).length;
  return [{ ...chat, messages: arrived.slice(-1), unreadCount }, ...chats.filter((one) => one !== chat)];
}

/** The list after somebody has seen everything up to a number. */
export function updateUnreadCount(chats: Chats, { ord, by, upTo }: ServerEvents["seen"], me: string): Chats {
  if (by !== me) return chats;
  // What comes after that number may be one's own: the count says no more than it did.
  return chats.map((chat) =>
    isNamed(chat, ord)
      ? { ...chat, unreadCount: Math.min(chat.unreadCount, Math.max(0, lastNumber(chat) - upTo)) }
      : chat,
  );
}
