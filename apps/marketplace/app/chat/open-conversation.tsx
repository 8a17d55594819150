import type { Chat } from "@heirloop/contract/chat/chat.schema";
import {
  OpenedConversation,
  type OpenedConversationProps,
} from "@heirloop/ui/screens/chat/opened-conversation";
import { type InitialMessage, useConversation } from "./use-conversation.ts";

export type OpenConversationProps = Pick<OpenedConversationProps, "me" | "back"> & {
  chat: Chat;
  now: string;
  early?: InitialMessage | undefined;
};

/** A conversation with its machine, in the drawer or on a page. */
export function OpenConversation({ chat, me, now, early, back }: OpenConversationProps) {
  const { view, handlers } = useConversation(chat, me, now, early);
  return <OpenedConversation {...handlers} {...{ view, me, back }} takesFocus />;
}
