import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

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
export function ChatScreen(_props: ChatScreenProps) {
  return (
    <Container>
      <Heading level={1}>Messages</Heading>
    </Container>
  );
}
