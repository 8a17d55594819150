import { ChevronLeft } from "lucide-react";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { IconButton, IconLink } from "../../components/icon-button/icon-button.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Conversation } from "../../patterns/chat/conversation.tsx";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import * as styles from "./chat-screen.css.ts";

export type OpenedConversationProps = ConversationHandlers & {
  opened: Loadable<ConversationView>;
  me: string;
  onRetry: () => void;
  /** Leads to the list of all, as a link or within the drawer. */
  back: { href: string } | { onPress: () => void };
};

function Back({ back }: Pick<OpenedConversationProps, "back">) {
  const look = { icon: ChevronLeft, label: "All messages" };
  return "href" in back ? (
    <IconLink {...look} href={back.href} />
  ) : (
    <IconButton {...look} onClick={back.onPress} />
  );
}

/** The conversation one asked for, or why it is not there; the way back stands where there is no room for the list. */
export function OpenedConversation({ opened, me, onRetry, back, ...handlers }: OpenedConversationProps) {
  const wayBack = (
    <div className={"href" in back ? styles.onlyNarrow : undefined}>
      <Back back={back} />
    </div>
  );
  if (opened.state === "ready")
    return <Conversation view={opened.value} me={me} back={wayBack} {...handlers} />;
  return (
    <div>
      {wayBack}
      {opened.state === "failed" ? (
        <ErrorState compact title="This conversation could not be loaded" onRetry={onRetry} />
      ) : (
        <div aria-busy>
          <Stack gap="l">
            <Skeleton shape="control" />
            <Skeleton shape="shortLine" />
            <Skeleton shape="line" />
            <Skeleton shape="shortLine" />
          </Stack>
        </div>
      )}
    </div>
  );
}
