import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { ConversationList } from "../../patterns/chat/conversation-list.tsx";
import type { ChatScreenProps } from "./chat-screen.tsx";
import * as styles from "./chat-screen.css.ts";

export type ChatDrawerProps = Omit<ChatScreenProps, "selected"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer never navigates: it asks for another conversation. */
  onSelect: (chat: Chat) => void;
};

/** The message drawer: the list, and a conversation opened from it. */
export function ChatDrawer({
  open,
  onOpenChange,
  onSelect,
  conversation,
  chats,
  page,
  me,
  now,
  onRetryChats,
}: ChatDrawerProps) {
  return (
    <Drawer title="Messages" wide open={open} onOpenChange={onOpenChange}>
      {conversation ? (
        <div className={styles.inDrawer}>{conversation}</div>
      ) : (
        <ConversationList
          chats={chats}
          page={page}
          selected={null}
          me={me}
          now={now}
          onRetry={onRetryChats}
          onSelect={onSelect}
        />
      )}
    </Drawer>
  );
}
