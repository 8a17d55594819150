import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ReactNode } from "react";
import { Container } from "../../components/container/container.tsx";
import { FillViewport } from "../../components/fill-viewport/fill-viewport.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { ConversationList, type ConversationPage } from "../../patterns/chat/conversation-list.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import * as styles from "./chat-screen.css.ts";

export type ChatScreenProps = {
  chats: Loadable<readonly Chat[]>;
  page: ConversationPage;
  /** The open conversation next to the list; null shows the list alone. */
  conversation: ReactNode;
  /** Which of the list that is. */
  selected: string | null;
  me: string;
  now: string;
  onRetryChats: () => void;
};

const Title = () => (
  <Heading level={1} size="heading">
    Messages
  </Heading>
);

function AllConversations({ children }: { children: ReactNode }) {
  return (
    <Container width="work">
      <div className={styles.all}>
        <Title />
        <nav aria-label="Conversations">{children}</nav>
      </div>
    </Container>
  );
}

/** `/orders`: all conversations; or one of them, which fills the window, with the others beside it where there is room. */
export function ChatScreen({ chats, page, conversation, selected, me, now, onRetryChats }: ChatScreenProps) {
  const list = <ConversationList {...{ chats, page, selected, me, now }} onRetry={onRetryChats} />;
  if (!conversation) return <AllConversations>{list}</AllConversations>;
  return (
    <FillViewport>
      <div className={styles.filled}>
        <Container width="work">
          <div className={styles.page}>
            <div className={styles.titleBeside}>
              <Title />
            </div>
            <nav aria-label="Conversations" className={styles.listBeside}>
              {list}
            </nav>
            <div className={styles.open}>{conversation}</div>
          </div>
        </Container>
      </div>
    </FillViewport>
  );
}
