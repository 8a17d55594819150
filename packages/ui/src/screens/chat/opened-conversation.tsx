import { ChevronLeft } from "lucide-react";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { IconButton, IconLink } from "../../components/icon-button/icon-button.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Conversation, type ConversationProps } from "../../patterns/chat/conversation.tsx";
import * as styles from "./chat-screen.css.ts";

type BackToListProps = {
  /** Goes back to the list, as a link or within the drawer. */
  back: { href: string } | { onPress: () => void };
};

/** Shown where there is no room for the list. */
function BackToList({ back }: BackToListProps) {
  const shared = { icon: ChevronLeft, label: "All messages" };
  return (
    <div className={"href" in back ? styles.onlyNarrow : undefined}>
      {"href" in back ? (
        <IconLink {...shared} href={back.href} />
      ) : (
        <IconButton {...shared} onClick={back.onPress} />
      )}
    </div>
  );
}

export type OpenedConversationProps = Omit<ConversationProps, "back"> & BackToListProps;

/** The open conversation. */
export function OpenedConversation({ back, ...conversation }: OpenedConversationProps) {
  return <Conversation {...conversation} back={<BackToList back={back} />} />;
}

/** Shown until it has loaded, or the reason why it cannot be shown. */
export function LoadingConversation({
  state,
  back,
  onRetry,
}: BackToListProps & { state: "loading" | "failed"; onRetry: () => void }) {
  return (
    <div>
      <BackToList back={back} />
      {state === "failed" ? (
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
