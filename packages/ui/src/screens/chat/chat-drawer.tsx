import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ChatScreenProps } from "./chat-screen.tsx";

export type ChatDrawerProps = ChatScreenProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer never navigates: it asks for another conversation, or for the list with null. */
  onSelect: (chat: Chat | null) => void;
};

/** Messages beside whatever page is open. */
export function ChatDrawer({ open }: ChatDrawerProps) {
  return open ? <p>Messages</p> : null;
}
