import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Conversation } from "../../patterns/chat/conversation.tsx";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";

export type OpenedConversationProps = ConversationHandlers & {
  opened: Loadable<ConversationView>;
  me: string;
  onRetry: () => void;
};

/** The conversation one asked for, or why it is not there. */
export function OpenedConversation({ opened, me, onRetry, ...handlers }: OpenedConversationProps) {
  if (opened.state === "ready") return <Conversation view={opened.value} me={me} {...handlers} />;
  if (opened.state === "failed")
    return <ErrorState compact title="This conversation could not be loaded" onRetry={onRetry} />;
  return (
    <div aria-busy>
      <Stack gap="l">
        <Skeleton shape="control" />
        <Skeleton shape="shortLine" />
        <Skeleton shape="line" />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}
