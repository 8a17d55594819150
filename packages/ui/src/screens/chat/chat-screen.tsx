import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Container } from "../../components/container/container.tsx";
import { FillViewport } from "../../components/fill-viewport/fill-viewport.tsx";
import { Heading } from "../../components/heading/heading.tsx";
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

const Title = () => (
  <Heading level={1} size="heading">
    Messages
  </Heading>
);

function AllConversations({ children }: { children: ReactNode }) {
  return (
    <Container width="narrow">
      <div className={styles.all}>
        <Title />
        <nav aria-label="Conversations">{children}</nav>
      </div>
    </Container>
  );
}

/** `/orders`: all conversations; or one of them, which fills the window, with the others beside it where there is room. */
export function ChatScreen({
  chats,
  opened,
  me,
  now,
  onRetryChats,
  onRetryConversation,
  ...handlers
}: ChatScreenProps) {
  const list = (selected: string | null) => (
    <ConversationList chats={chats} selected={selected} me={me} now={now} onRetry={onRetryChats} />
  );
  if (opened === null) return <AllConversations>{list(null)}</AllConversations>;
  const selected = opened.state === "ready" ? opened.value.chat._id : null;
  return (
    <FillViewport>
      <div className={styles.filled}>
        <Container>
          <div className={styles.page}>
            <div className={styles.titleBeside}>
              <Title />
            </div>
            <nav aria-label="Conversations" className={styles.listBeside}>
              {list(selected)}
            </nav>
            <div className={styles.open}>
              <OpenedConversation
                key={selected}
                opened={opened}
                me={me}
                onRetry={onRetryConversation}
                back={{ href: pageUrls.chats() }}
                {...handlers}
              />
            </div>
          </div>
        </Container>
      </div>
    </FillViewport>
  );
}
