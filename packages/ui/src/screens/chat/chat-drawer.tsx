import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { Drawer } from "../../components/drawer/drawer.tsx";
import { ConversationList } from "../../patterns/chat/conversation-list.tsx";
import type { ChatScreenProps } from "./chat-screen.tsx";
import { OpenedConversation } from "./opened-conversation.tsx";
import * as styles from "./chat-screen.css.ts";

export type ChatDrawerProps = ChatScreenProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer never navigates: it asks for another conversation, or for the list with null. */
  onSelect: (chat: Chat | null) => void;
};

/** Messages beside whatever page is open. */
export function ChatDrawer({
  open,
  onOpenChange,
  onSelect,
  chats,
  opened,
  me,
  now,
  onRetryChats,
  onRetryConversation,
  ...handlers
}: ChatDrawerProps) {
  const selected = opened?.state === "ready" ? opened.value.chat._id : null;
  return (
    <Drawer title="Messages" wide open={open} onOpenChange={onOpenChange}>
      {opened ? (
        <div className={styles.inDrawer}>
          <OpenedConversation
            key={selected}
            opened={opened}
            me={me}
            onRetry={onRetryConversation}
            back={{ onPress: () => onSelect(null) }}
            {...handlers}
          />
        </div>
      ) : (
        <ConversationList
          chats={chats}
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
