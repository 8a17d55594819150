import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { BackLink } from "../../patterns/back-link/back-link.tsx";
import { ConversationList } from "../../patterns/chat/conversation-list.tsx";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { OpenedConversation } from "./opened-conversation.tsx";
import * as styles from "./chat-screen.css.ts";

export type ChatScreenProps = ConversationHandlers & {
  chats: Loadable<readonly Chat[]>;
  /** The conversation named by `chat=`; null shows the list alone. */
  opened: Loadable<ConversationView> | null;
  me: string;
  now: string;
  onRetryChats: () => void;
  onRetryConversation: () => void;
};

/** `/orders`: all conversations, and one of them open. */
export function ChatScreen({
  chats,
  opened,
  me,
  now,
  onRetryChats,
  onRetryConversation,
  ...handlers
}: ChatScreenProps) {
  const selected = opened?.state === "ready" ? opened.value.chat._id : null;
  return (
    <Container>
      <div className={styles.page}>
        <div>
          {opened && (
            <div className={styles.onlyNarrow}>
              <BackLink href={pageUrls.chats()}>All messages</BackLink>
            </div>
          )}
          <div className={opened ? styles.onlyWide : undefined}>
            <Heading level={1} size="heading">
              Messages
            </Heading>
          </div>
        </div>
        <div className={styles.panes}>
          <nav aria-label="Conversations" className={opened ? styles.listBeside : styles.list}>
            <ConversationList chats={chats} selected={selected} me={me} now={now} onRetry={onRetryChats} />
          </nav>
          {opened ? (
            <div className={styles.open}>
              <OpenedConversation
                key={selected}
                opened={opened}
                me={me}
                onRetry={onRetryConversation}
                {...handlers}
              />
            </div>
          ) : (
            chats.state === "ready" &&
            chats.value.length > 0 && (
              <div className={styles.noneOpen}>
                <EmptyState compact title="Choose a conversation">
                  What you and the others wrote stands here.
                </EmptyState>
              </div>
            )
          )}
        </div>
      </div>
    </Container>
  );
}
