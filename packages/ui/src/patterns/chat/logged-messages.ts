import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { ConversationView } from "./conversation-view.ts";

/** A message with what depends on its place among the others. */
export type LoggedMessage = {
  message: Message;
  /** The day above it; null if that of the message before is the same. */
  day: string | null;
  /** The first one that this person had not seen when the conversation was opened. */
  isFirstUnread: boolean;
  /** The last one of their own that the other side has seen. */
  isLastSeen: boolean;
  isLastOffer: boolean;
};

/** `formatDay`: the day of an ISO time. */
export function getLoggedMessages(
  { messages, seenBefore }: Pick<ConversationView, "messages" | "seenBefore">,
  me: string,
  formatDay: (instant: string) => string,
): LoggedMessage[] {
  const firstUnread = messages.find(({ number, sender }) => number > seenBefore && sender !== me);
  const lastSeen = messages.findLast(
    ({ sender, seenBy }) => sender === me && seenBy.some((who) => who !== me),
  );
  const lastOffer = messages.findLast(({ type }) => type === "offer-sent");
  return messages.map((message, at) => {
    const before = messages[at - 1];
    const day = formatDay(message.date);
    return {
      message,
      day: before !== undefined && formatDay(before.date) === day ? null : day,
      isFirstUnread: message === firstUnread,
      isLastSeen: message === lastSeen,
      isLastOffer: message === lastOffer,
    };
  });
}
